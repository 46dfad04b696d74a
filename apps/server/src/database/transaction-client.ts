import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';

/**
 * Commits in the same trip as the statements sent before it; of an aborted transaction PostgreSQL makes a rollback. The end that Kysely
 * asks for afterwards is not sent again.
 */
export const commitNow = 'commit transaction';

const isBegin = /^(begin|start transaction( read (only|write))?)$/;
const isEnd = /^(commit|rollback)$/;

/**
 * Saves each transaction two waits for the database, which a busy machine feels most: its beginning travels with its first statement, and
 * `commitNow` with its last ones. A beginning that fails takes its statement with it: PostgreSQL skips what follows an error until the
 * client synchronizes, and both are sent before that.
 */
export class TransactionClient extends PreparingClient {
  /** Not sent yet. */
  #begin: string | null = null;
  /** Committed by `commitNow`. */
  #isOver = false;

  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (typeof text !== 'string' || args.length > 2) return super.query(...args);
    return this.#inTransaction(text, Array.isArray(values) ? values : []) as never;
  }

  #inTransaction(text: string, values: unknown[]): unknown {
    if (this.#isOver) return this.#endOfOver(text);
    if (isBegin.test(text)) return this.#hold(text);
    const begin = this.#begin;
    this.#begin = null;
    if (text === commitNow) this.#isOver = true;
    if (begin === null) return super.query(text, values);
    // Nothing was sent.
    if (isEnd.test(text) || text === commitNow) return answered('COMMIT');
    const statement = this.prepared(text, values);
    const isPlain = statement.name === undefined && values.length === 0;
    return isPlain ? this.#together(begin, text) : this.#begun(begin, statement);
  }

  #hold(begin: string): unknown {
    this.#begin = begin;
    return answered('START');
  }

  #endOfOver(text: string): unknown {
    if (!isEnd.test(text)) return Promise.reject(new Error('The transaction has been committed.'));
    this.#isOver = false;
    return answered('COMMIT');
  }

  /** A setting, or a savepoint. */
  async #together(begin: string, text: string): Promise<unknown> {
    const results: unknown = await super.query(`${begin}; ${text}`);
    return lastOf(results);
  }

  #begun(begin: string, statement: pg.QueryConfig): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const query = new BegunQuery(begin, statement, (error, result) => {
        if (error === null || error === undefined) return resolve(lastOf(result));
        // What pg counts as parsed may be only the beginning.
        if (isUnparsed(error)) this.forget(statement.text);
        return reject(error);
      });
      super.query(query);
    });
  }
}

class BegunQuery extends pg.Query {
  constructor(
    begin: string,
    statement: pg.QueryConfig,
    done: (error: Error | null | undefined, result: unknown) => void,
  ) {
    super(statement, done);
    const submit = this.submit.bind(this);
    this.submit = (connection) => {
      connection.stream.cork();
      try {
        connection.parse({ name: '', text: begin, types: [] }, true);
        connection.bind({}, true);
        connection.execute({}, true);
        return submit(connection);
      } finally {
        connection.stream.uncork();
      }
    };
  }
}

const lastOf = (results: unknown): unknown => (Array.isArray(results) ? results.at(-1) : results);

const answered = (command: string) => Promise.resolve({ command, rowCount: null, rows: [] });

/** Class 42: syntax, or a name that is not there. */
const isUnparsed = (error: Error): boolean => error instanceof pg.DatabaseError && (error.code ?? '').startsWith('42');
