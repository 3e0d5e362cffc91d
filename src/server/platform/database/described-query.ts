import pg from 'pg';

/** How to read a statement's rows: the part of a pg result that is built from PostgreSQL's column description. */
type RowReader = Readonly<Record<'fields' | '_parsers' | '_prebuiltEmptyResultObject', unknown>>;

/** Members that pg's types leave out. */
type QueryParts = {
  name: string;
  _result: RowReader;
  _accumulateRows: boolean;
  prepare(connection: object): void;
  handleCommandComplete(message: unknown, connection: object): void;
};

export type Callback = (error: Error | undefined, result: unknown) => void;

const Query = pg.Query as unknown as new (
  statement: pg.QueryConfig,
  callback: Callback,
) => pg.Query & QueryParts;

/** The column descriptions of one connection's prepared statements. */
export class Descriptions {
  readonly readers = new Map<string, RowReader>();
  #silent: object | undefined;

  /** The same connection, but its `describe` sends nothing. */
  silent(connection: object): object {
    this.#silent ??= Object.create(connection, { describe: { value() {} } }) as object;
    return this.#silent;
  }
}

/**
 * A prepared statement that requests its column description only the first time. pg requests it every time, and
 * PostgreSQL looks up each column to answer: a tenth of the work on both sides for a one-row read with thirty columns.
 * A statement name must always stand for the same text, with values read the same way.
 */
export class DescribedQuery extends Query {
  readonly #descriptions: Descriptions;

  /** @param statement must have a name */
  constructor(descriptions: Descriptions, statement: pg.QueryConfig, callback: Callback) {
    super(statement, callback);
    this.#descriptions = descriptions;
  }

  override prepare(connection: object): void {
    const reader = this.#descriptions.readers.get(this.name);
    if (reader === undefined) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, reader);
    this._accumulateRows = true;
    super.prepare(this.#descriptions.silent(connection));
  }

  override handleCommandComplete(message: unknown, connection: object): void {
    const { readers } = this.#descriptions;
    if (!readers.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      readers.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    }
    super.handleCommandComplete(message, connection);
  }
}
