import { Duplex } from 'node:stream';
import type { Batch, PgliteEngine } from './pglite-engine.ts';
import { errorResponse, FrontendReader, letterOf, readyForQuery, welcome } from './protocol.ts';
import { StatementNames } from './statement-names.ts';

/** Sync, Query, Flush, CopyDone and CopyFail: after these, the client expects results. */
const ENDS_BATCH = 'SQHcf';
/** The only one of them that is not followed by a ReadyForQuery. */
const FLUSH = 'H';
const TERMINATE = 'X';
const LOCK_NOT_AVAILABLE = '55P03';

let lastId = 0;

/**
 * The replacement for `pg`'s network socket: an in-process connection to the embedded engine. Does
 * not support `COPY … FROM STDIN`: the engine stops unless the data comes with the statement.
 */
export class PgliteSocket extends Duplex {
  readonly #engine: PgliteEngine;
  readonly #reader = new FrontendReader();
  readonly #id: number;
  readonly #names: StatementNames;
  #batch: Buffer[] = [];

  constructor(engine: PgliteEngine) {
    super();
    this.#engine = engine;
    lastId += 1;
    this.#id = lastId;
    this.#names = new StatementNames(this.#id);
  }

  connect(): this {
    process.nextTick(() => {
      this.#engine.join(this);
      if (!this.destroyed) this.emit('connect');
    });
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  receive(output: Buffer): void {
    this.push(output);
  }

  /** Answers a batch with an error. The connection stays usable, unless the batch ended with a Flush. */
  refuse(batch: Batch, message: string): void {
    if (!batch.answered) this.destroy(new Error(message));
    else this.push(Buffer.concat([errorResponse(LOCK_NOT_AVAILABLE, message), readyForQuery('I')]));
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#reader.push(chunk, (message) => this.#take(message));
    done();
  }

  override _final(done: () => void): void {
    this.#leave();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#leave();
    done(error);
  }

  #take(message: 'start-up' | Buffer): void {
    if (message === 'start-up') {
      this.push(welcome(this.#id));
      return;
    }
    const letter = letterOf(message);
    if (letter === TERMINATE) return;
    this.#batch.push(this.#names.translate(message));
    if (!ENDS_BATCH.includes(letter)) return;
    const bytes = Buffer.concat(this.#batch);
    this.#batch = [];
    this.#engine.submit(this, { bytes, answered: letter !== FLUSH });
  }

  #leave(): void {
    this.#engine.leave(this, this.#names.closeAll());
  }
}
