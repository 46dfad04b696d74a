import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';

/**
 * Commits in the same trip as the statements sent before it; of an aborted transaction PostgreSQL makes a rollback. The end that Kysely
 * asks for afterwards is not sent again.
 */
export const commitNow = 'commit transaction';

const isBegin = /^(begin|start transaction( read (only|write))?)$/;
const isEnd = /^(commit|rollback)$/;
/** Of the scope of row security, or of how statements are planned, for the rest of the transaction. */
const isSetting = /^\s*select set_config\('(app\.scope|plan_cache_mode)', /;
/** To a savepoint, too: what was set since then is gone. */
const isUndoing = /^rollback\b/;

/**
 * Saves each transaction two waits for the database, which a busy machine feels most: its beginning travels with its first statement, and
 * `commitNow` with its last ones. A beginning that fails takes its statement with it: PostgreSQL skips what follows an error until the
 * client synchronizes, and both are sent before that. Settings of the transaction travel with the next statement, too.
 */
export class TransactionClient extends PreparingClient {
  /** Not sent yet. */
  #begin: string | null = null;
  /** Settings that were not sent yet, by their text: they travel with the next statement. */
  readonly #settings = new Map<string, unknown[]>();
  /** Between the beginning and the end. Outside of it a setting would reach the next transaction, which is somebody else's. */
  #isOpen = false;
  /** Committed by `commitNow`. */
  #isOver = false;

  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (typeof text !== 'string' || args.length > 2) {
      this.#sendSettings();
      return super.query(...args);
    }
    return this.#inTransaction(text, Array.isArray(values) ? values : []) as never;
  }

  #inTransaction(text: string, values: unknown[]): unknown {
    if (this.#isOver) return this.#endOfOver(text);
    if (isBegin.test(text)) return this.#hold(text);
    if (this.#isOpen && isSetting.test(text)) return this.#holdSetting(text, values);
    const settings = [...this.#settings];
    this.#settings.clear();
    if (isOnlyEnd(text)) this.#isOpen = false;
    if (settings.length === 0 || isUndoing.test(text) || isOnlyEnd(text)) return this.#send(text, values);
    const sent = settings.map(([setting, given]) => this.#send(setting, given));
    return lastInOrder([...sent, this.#send(text, values)]);
  }

  /** Before a query of another form. If one fails, PostgreSQL refuses that query, too. */
  #sendSettings(): void {
    const settings = [...this.#settings];
    this.#settings.clear();
    for (const [setting, given] of settings) lastInOrder([this.#send(setting, given)]).catch(() => undefined);
  }

  #send(text: string, values: unknown[]): unknown {
    const begin = this.#begin;
    this.#begin = null;
    if (text === commitNow) this.#isOver = true;
    if (begin === null) return super.query(text, values);
    // Nothing was sent.
    if (isOnlyEnd(text)) return answered('COMMIT');
    const statement = this.prepared(text, values);
    const isPlain = statement.name === undefined && values.length === 0;
    return isPlain ? this.#together(begin, text) : this.#begun(begin, statement);
  }

  #hold(begin: string): unknown {
    this.#begin = begin;
    this.#isOpen = true;
    return answered('START');
  }

  /** The last one of a text counts, so an earlier one need not be sent. */
  #holdSetting(text: string, values: unknown[]): unknown {
    this.#settings.delete(text);
    this.#settings.set(text, values);
    return answered('SELECT');
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
    const wasParsed = statement.name !== undefined && this.isParsed(statement.name);
    return new Promise((resolve, reject) => {
      const query = new BegunQuery(begin, statement, (error, result) => {
        if (error === null || error === undefined) return resolve(lastOf(result));
        // What pg counts as parsed may be only the beginning.
        if (!wasParsed && !isOfRun(error)) this.forget(statement.text);
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

const isOnlyEnd = (text: string): boolean => isEnd.test(text) || text === commitNow;

/** The answer to the last statement, or the error of the first one that failed. */
async function lastInOrder(sent: readonly unknown[]): Promise<unknown> {
  let last: unknown;
  for (const one of await Promise.allSettled(sent)) {
    if (one.status === 'rejected') throw one.reason;
    last = one.value;
  }
  return last;
}

const lastOf = (results: unknown): unknown => (Array.isArray(results) ? results.at(-1) : results);

const answered = (command: string) => Promise.resolve({ command, rowCount: null, rows: [] });

/** Classes of errors that only a statement that was parsed has: its data, its constraints, what it raises. */
const isOfRun = (error: Error): boolean => error instanceof pg.DatabaseError && /^(22|23|P0)/.test(error.code ?? '');
