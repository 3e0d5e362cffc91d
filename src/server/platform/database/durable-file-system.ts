import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's NODEFS that have no published types. */
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
  tryFSOperation: (run: () => number) => number;
};

/**
 * PGlite's own folder storage answers fsync without asking the disk (its issue 1107), so a power
 * cut could lose acknowledged commits. This one really writes through.
 */
export class DurableFileSystem extends NodeFS {
  override async init(database: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(database, options);
    const passFsyncOn = (engine: { NODEFS: unknown }) => {
      const nodefs = engine.NODEFS as NodeFileSystem;
      // tryFSOperation turns a failure of the disk into an errno that PostgreSQL understands.
      nodefs.stream_ops.fsync = ({ nfd }) =>
        nodefs.tryFSOperation(() => {
          if (nfd !== undefined) fsyncSync(nfd);
          return 0;
        });
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), passFsyncOn],
      },
    };
  }
}
