import { Duplex } from 'node:stream';
import type { Batch, PgliteEngine } from './pglite-engine.ts';
import { errorResponse, FrontendReader, letterOf, readyForQuery, welcome } from './protocol.ts';
import { StatementNames } from './statement-names.ts';

/** Sync, Query, Flush, CopyDone and CopyFail: the client wants to see results now. */
const ENDS_BATCH = 'SQHcf';
/** Of these, a Flush alone is not followed by a ReadyForQuery. */
const FLUSH = 'H';
const TERMINATE = 'X';
const LOCK_NOT_AVAILABLE = '55P03';

let lastId = 0;

/**
 * What `pg` takes for its network socket: an in-process connection to the embedded engine. It knows
 * no `COPY … FROM STDIN`: the engine wants the data together with the statement and stops without.
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

  /** Answers a whole query with an error that leaves the connection usable. */
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
