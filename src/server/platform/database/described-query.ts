import pg from 'pg';

/** How the rows of a statement are read: part of a pg result, made from PostgreSQL's description of its columns. */
type RowReader = Readonly<Record<'fields' | '_parsers' | '_prebuiltEmptyResultObject', unknown>>;

/** What pg's types leave out. */
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

/** What a connection has been told of its prepared statements. */
export class Descriptions {
  readonly readers = new Map<string, RowReader>();
  #silent: object | undefined;

  /** The connection, but that it does not ask what the columns are. */
  silent(connection: object): object {
    this.#silent ??= Object.create(connection, { describe: { value() {} } }) as object;
    return this.#silent;
  }
}

/**
 * A prepared statement that asks for its columns the first time only. pg asks each time, and PostgreSQL looks each
 * column up to answer: of a read of one row with thirty columns, a tenth of the work on both sides. A name stands for
 * one text, whose values are read in one way.
 */
export class DescribedQuery extends Query {
  readonly #descriptions: Descriptions;

  /** @param statement with a name */
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
