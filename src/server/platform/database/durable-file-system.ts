import { fsync, fsyncSync } from 'node:fs';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** A disk failure, as opposed to an ordinary error such as a missing file. */
export type DiskFault = { readonly isFull: boolean; readonly sentence: string };

const full = { isFull: true, sentence: 'the disk of DATA_DIR is full' };
const diskFaults: ReadonlyMap<string, DiskFault> = new Map([
  ['ENOSPC', full],
  ['EDQUOT', full],
  ['EROFS', { isFull: false, sentence: 'the disk of DATA_DIR can only be read' }],
  ['EIO', { isFull: false, sentence: 'the disk of DATA_DIR is broken' }],
]);

type FileNode = { readonly parent: { readonly name: string } };
type FileStream = { readonly nfd?: number; readonly node: FileNode };

type StreamCall = (stream: FileStream, ...call: unknown[]) => unknown;

/** The parts of Emscripten's NODEFS that have no published types. */
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: FileStream) => number } & Record<'write' | 'close', StreamCall>;
  node_ops: Record<'rename' | 'unlink' | 'rmdir' | 'setattr', (...call: unknown[]) => unknown>;
  convertNodeCode: (error: NodeJS.ErrnoException) => number;
  tryFSOperation: (run: () => number) => number;
};

const fsyncInBackground = promisify(fsync);

/** Whether a file is a segment of the write-ahead log. */
const isLog = ({ node }: FileStream) => node.parent.name === 'pg_wal';

/**
 * PGlite's own folder storage answers fsync without asking the disk (its issue 1107), so a power cut could lose
 * acknowledged commits. This one really syncs to the disk. It also remembers disk errors, because PostgreSQL reports
 * them only in its own log, which ends with the engine.
 *
 * While `putsOff` is set, an fsync of the log is only noted, and the engine's owner must not acknowledge anything
 * before `catchUp`. Other files are written only after the log has reached the disk, in the order that PostgreSQL
 * relies on.
 */
export class DurableFileSystem extends NodeFS {
  /** Whether an fsync of the log may wait for `catchUp`. */
  putsOff = false;
  #fault: DiskFault | undefined;
  /** The log segment that needs an fsync, and the one whose fsync is running; file descriptors, possibly the same. */
  #behind: number | undefined;
  #underWay: number | undefined;
  /** Set permanently when an fsync of the log fails, because the next fsync may wrongly report success. */
  #lost: { readonly error: unknown } | undefined;

  /** Returns and clears the last disk error. */
  takeFault(): DiskFault | undefined {
    const fault = this.#fault;
    this.#fault = undefined;
    return fault;
  }

  /** Whether any write has not reached the disk yet. */
  get isBehind(): boolean {
    return this.#lost !== undefined || this.#behind !== undefined || this.#underWay !== undefined;
  }

  /**
   * Syncs the log to the disk as it is now, while the engine continues. Must not be called again before it is done.
   * @throws Error when the sync fails: writes since the last one may be lost
   */
  async catchUp(): Promise<void> {
    const segment = this.#behind;
    this.#behind = undefined;
    this.#underWay = segment;
    if (segment !== undefined) {
      await fsyncInBackground(segment).catch((error: unknown) => {
        // The segment was closed in the meantime, and it was synced before that.
        const isClosed = this.#underWay === undefined && codeOf(error) === 'EBADF';
        if (!isClosed) this.#lose(error);
      });
    }
    this.#underWay = undefined;
    if (this.#lost !== undefined) throw this.#lost.error;
  }

  get #late(): number[] {
    return [this.#behind, this.#underWay].filter((segment) => segment !== undefined);
  }

  #catchUpNow(): void {
    if (this.#lost !== undefined) throw this.#lost.error;
    try {
      for (const segment of new Set(this.#late)) fsyncSync(segment);
    } catch (error) {
      this.#lose(error);
      throw error;
    }
    this.#behind = undefined;
    this.#underWay = undefined;
  }

  #lose(error: unknown): void {
    this.#note(error);
    this.#lost ??= { error };
  }

  #note(error: unknown): void {
    this.#fault = diskFaults.get(codeOf(error) ?? '') ?? this.#fault;
  }

  override async init(database: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(database, options);
    const passOn = ({ NODEFS }: { NODEFS: unknown }) => this.#passOn(NODEFS as NodeFileSystem);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), passOn] },
    };
  }

  #passOn(nodefs: NodeFileSystem): void {
    const { convertNodeCode, stream_ops: streams, node_ops: nodes } = nodefs;
    nodefs.convertNodeCode = (error) => {
      this.#note(error);
      return convertNodeCode(error);
    };
    // tryFSOperation turns a disk error into an errno that PostgreSQL understands.
    const catchUpFirst = () =>
      nodefs.tryFSOperation(() => {
        this.#catchUpNow();
        return 0;
      });
    streams.fsync = (stream) =>
      nodefs.tryFSOperation(() => {
        const { nfd } = stream;
        if (nfd === undefined) return 0;
        if (!(this.putsOff && isLog(stream))) fsyncSync(nfd);
        else if (this.#behind !== nfd) {
          if (this.#behind !== undefined) this.#catchUpNow();
          this.#behind = nfd;
        }
        return 0;
      });
    const { write, close } = streams;
    streams.write = (stream, ...call) => {
      if (this.isBehind && !isLog(stream)) catchUpFirst();
      return write(stream, ...call);
    };
    streams.close = (stream, ...call) => {
      if (this.isBehind && isLog(stream)) catchUpFirst();
      return close(stream, ...call);
    };
    for (const name of ['rename', 'unlink', 'rmdir', 'setattr'] as const) {
      const operate = nodes[name];
      nodes[name] = (...call) => {
        if (this.isBehind) catchUpFirst();
        return operate(...call);
      };
    }
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
