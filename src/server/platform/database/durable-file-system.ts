import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** What a disk refuses that is not an ordinary answer, such as a file that does not exist. */
export type DiskFault = { readonly isFull: boolean; readonly sentence: string };

const full = { isFull: true, sentence: 'the disk of DATA_DIR is full' };
const diskFaults: ReadonlyMap<string, DiskFault> = new Map([
  ['ENOSPC', full],
  ['EDQUOT', full],
  ['EROFS', { isFull: false, sentence: 'the disk of DATA_DIR can only be read' }],
  ['EIO', { isFull: false, sentence: 'the disk of DATA_DIR is broken' }],
]);

/** The parts of Emscripten's NODEFS that have no published types. */
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
  convertNodeCode: (error: NodeJS.ErrnoException) => number;
  tryFSOperation: (run: () => number) => number;
};

/**
 * PGlite's own folder storage answers fsync without asking the disk (its issue 1107), so a power
 * cut could lose acknowledged commits. This one really writes through, and it remembers what the disk
 * refused: PostgreSQL only tells its own log, which ends with the engine.
 */
export class DurableFileSystem extends NodeFS {
  #fault: DiskFault | undefined;

  /** The last refusal of the disk since the call before, if there was one. */
  takeFault(): DiskFault | undefined {
    const fault = this.#fault;
    this.#fault = undefined;
    return fault;
  }

  override async init(database: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(database, options);
    const passFsyncOn = (engine: { NODEFS: unknown }) => {
      const nodefs = engine.NODEFS as NodeFileSystem;
      const { convertNodeCode } = nodefs;
      nodefs.convertNodeCode = (error) => {
        this.#fault = diskFaults.get(error.code ?? '') ?? this.#fault;
        return convertNodeCode(error);
      };
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
