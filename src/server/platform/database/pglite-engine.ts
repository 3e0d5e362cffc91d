import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { EngineStoppedError } from './availability.ts';
import { CommitGroup, type LateDisk } from './commit-group.ts';
import type { DiskFault } from './durable-file-system.ts';
import { EventLoopYield } from './event-loop-yield.ts';
import { readAnswer, simpleQuery, sync } from './protocol.ts';

/** One connection as the engine sees it. */
export type EngineClient = {
  receive: (output: Buffer) => void;
  /** Tells the client that its batch waited too long for another client's transaction and will not run. */
  refuse: (batch: Batch, message: string) => void;
  destroy: (error?: Error) => void;
};

/** Frontend messages up to a Sync or similar message; `answered` when a ReadyForQuery must follow. */
export type Batch = { bytes: Buffer; answered: boolean };

type EngineLimits = {
  /** How long a batch may wait while another client holds the engine in a transaction. */
  waitMs: number;
  /** How long a client may be idle inside a transaction. */
  idleInTransactionMs: number;
};

type EngineDisk = LateDisk & {
  /** Whether writes to the log may reach the disk later. */
  putsOff: boolean;
  /** Returns and clears the last disk error. */
  takeFault: () => DiskFault | undefined;
};

const neverLate = () => ({
  putsOff: false,
  isBehind: false,
  catchUp: async () => {},
  takeFault: () => undefined,
});

type Job = { client: EngineClient; since: number; batch: Batch | { statements: Buffer[] } };

/**
 * Shares PGlite's single session among many clients, one batch at a time, first come, first served.
 * A client in a transaction owns the engine until the session is idle again.
 */
export class PgliteEngine {
  readonly #database: Pick<PGlite, 'execProtocolRawStream'>;
  readonly #limits: EngineLimits;
  readonly #clients = new Set<EngineClient>();
  readonly #loopYield = new EventLoopYield();
  #waiting: Job[] = [];
  #owner: EngineClient | undefined;
  #ownerSince = 0;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #working = false;
  #stopped: Error | undefined;
  readonly #disk: EngineDisk;
  readonly #commits: CommitGroup<EngineClient>;
  #onStop: (error: EngineStoppedError) => void = () => {};

  constructor(
    database: Pick<PGlite, 'execProtocolRawStream'>,
    limits: EngineLimits,
    disk: EngineDisk = neverLate(),
  ) {
    this.#database = database;
    this.#limits = limits;
    this.#disk = disk;
    this.#commits = new CommitGroup(disk, (error) => this.#fail(error));
  }

  /** Sets the listener that is called once if the engine itself fails; not called when it is closed. */
  onStop(listener: (error: EngineStoppedError) => void): void {
    this.#onStop = listener;
  }

  hasAnsweredWithin(milliseconds: number): boolean {
    return this.#stopped === undefined && performance.now() - this.#answeredAt < milliseconds;
  }

  join(client: EngineClient): void {
    if (this.#stopped === undefined) this.#clients.add(client);
    else client.destroy(this.#stopped);
  }

  submit(client: EngineClient, batch: Batch): void {
    if (this.#clients.has(client)) this.#enqueue({ client, batch, since: performance.now() });
  }

  /** Removes a client: rolls back its open transaction and closes its `statements`. */
  leave(client: EngineClient, statements: Buffer[]): void {
    if (!this.#clients.delete(client)) return;
    this.#waiting = this.#waiting.filter((job) => job.client !== client);
    this.#enqueue({ client, batch: { statements }, since: Number.POSITIVE_INFINITY });
  }

  /** Disconnects the remaining clients, waits for running work and accepts no more. */
  async stop(): Promise<void> {
    for (const client of this.#clients) client.destroy();
    while (this.#working) await nextTurn();
    await this.#commits.idle();
    clearTimeout(this.#timer);
    this.#stopped ??= new Error('The database is closed.');
  }

  #enqueue(job: Job): void {
    this.#waiting.push(job);
    if (this.#working) return;
    this.#working = true;
    // Deferred, because the caller is still in the middle of writing to its socket.
    queueMicrotask(() => this.#work());
  }

  async #work(): Promise<void> {
    clearTimeout(this.#timer);
    for (let job = this.#next(); job !== undefined; job = this.#next()) {
      await this.#loopYield.take();
      await this.#run(job).catch((error: unknown) => this.#fail(error));
    }
    this.#working = false;
    if (this.#owner !== undefined) this.#watchOwner();
  }

  #next(): Job | undefined {
    const owner = this.#owner;
    const index = owner === undefined ? 0 : this.#waiting.findIndex((job) => job.client === owner);
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #run(job: Job): Promise<void> {
    const { client, batch } = job;
    if ('bytes' in batch && !this.#clients.has(client)) return;
    const bytes = 'bytes' in batch ? batch.bytes : this.#farewell(client, batch.statements);
    const chunks: Buffer[] = [];
    this.#disk.takeFault();
    this.#disk.putsOff = true;
    await this.#database
      .execProtocolRawStream(bytes, {
        syncToFs: false,
        // Copies the chunk, because the engine reuses its memory.
        onRawData: (chunk) => chunks.push(Buffer.from(chunk)),
      })
      .finally(() => {
        // Other users of the database, such as `close`, wait for the disk.
        this.#disk.putsOff = false;
      });
    const output = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    const { state, notifications } = readAnswer(output);
    if (state === undefined && !('bytes' in batch && !batch.answered)) {
      throw new Error('it gave no complete answer');
    }
    this.#owner = state === 'I' ? undefined : client;
    this.#ownerSince = performance.now();
    this.#answeredAt = this.#ownerSince;
    const isOver = state === 'I';
    this.#commits.answer(client, { isOver }, () => this.#deliver(client, output, notifications));
  }

  /** All clients share one session, so every client gets each notification. */
  #deliver(client: EngineClient, output: Buffer, notifications: Buffer[]): void {
    if (this.#clients.has(client)) client.receive(output);
    if (notifications.length === 0) return;
    const copy = Buffer.concat(notifications);
    for (const other of this.#clients) if (other !== client) other.receive(copy);
  }

  /** The first Sync ends a half-sent or failed batch, during which the engine ignores other messages. */
  #farewell(client: EngineClient, statements: Buffer[]): Buffer {
    const rollback = this.#owner === client ? [simpleQuery('ROLLBACK')] : [];
    return Buffer.concat([sync, ...rollback, ...statements, sync]);
  }

  #watchOwner(): void {
    const due = Math.min(
      this.#ownerSince + this.#limits.idleInTransactionMs,
      ...this.#waiting.map((job) => job.since + this.#limits.waitMs),
    );
    this.#timer = setTimeout(() => this.#enforceLimits(), Math.max(1, due - performance.now()));
  }

  #enforceLimits(): void {
    if (this.#working) return;
    const { waitMs, idleInTransactionMs } = this.#limits;
    const now = performance.now();
    if (now - this.#ownerSince >= idleInTransactionMs) {
      this.#owner?.destroy(new Error(`A transaction was idle for ${idleInTransactionMs} ms.`));
      return;
    }
    const overdue = this.#waiting.filter((job) => now - job.since >= waitMs);
    this.#waiting = this.#waiting.filter((job) => !overdue.includes(job));
    for (const { client, batch } of overdue) {
      if ('bytes' in batch) {
        client.refuse(
          batch,
          `The embedded database was held by another transaction for ${waitMs} ms. ` +
            'Inside a transaction use only its own handle, never the pool.',
        );
      }
    }
    if (!this.#working) this.#watchOwner();
  }

  /** Stops everything: after a failure of the engine itself, its memory cannot be trusted. */
  #fail(error: unknown): void {
    if (this.#stopped !== undefined) return;
    const fault = this.#disk.takeFault();
    // PGlite's own errors can carry its whole minified source.
    const message = error instanceof Error ? error.message.slice(0, 200) : 'unknown reason';
    const stopped = new EngineStoppedError(
      `The embedded database has stopped (${fault?.sentence ?? message}). Restart Pinhigh.`,
      { diskFull: fault?.isFull ?? false },
    );
    this.#stopped = stopped;
    this.#owner = undefined;
    const clients = [...this.#clients];
    this.#clients.clear();
    this.#waiting = [];
    for (const client of clients) client.destroy(stopped);
    this.#onStop(stopped);
  }
}
