import pg from 'pg';

/** A prepared statement costs the database some 50 kB per connection, so the least recently used one is closed. */
const mostStatements = 200;

const isPreparable = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * Prepares each statement that comes with a list of values, even an empty one. A connection that sees it again neither
 * parses nor plans it: for reads of one record or the first page of a list, planning costs more than running.
 */
export class PreparingClient extends pg.Client {
  /** Names by text, the least recently used first. */
  readonly #names = new Map<string, string>();
  #made = 0;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool listens only while a connection is idle. One that breaks in use fails its statements, and without a listener it
    // would also end the process.
    this.on('error', () => undefined);
  }

  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    const isPrepared = typeof text === 'string' && Array.isArray(values) && isPreparable.test(text);
    const given = isPrepared ? [this.prepared(text, values), callback] : args;
    return Reflect.apply(super.query, this, given) as never;
  }

  protected prepared(text: string, values: unknown[]): pg.QueryConfig {
    return isPreparable.test(text) ? { name: this.#nameOf(text), text, values } : { text, values };
  }

  /** Its next use is parsed again. */
  protected forget(text: string): void {
    this.#names.delete(text);
  }

  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? this.#newName();
    this.#names.delete(text);
    this.#names.set(text, name);
    return name;
  }

  /** Never a name that was used before: pg remembers the text of each name. */
  #newName(): string {
    if (this.#names.size >= mostStatements) this.#forgetOldest();
    this.#made += 1;
    return `muster-${this.#made}`;
  }

  #forgetOldest(): void {
    const [oldest] = this.#names;
    if (!oldest) return;
    const [text, name] = oldest;
    this.#names.delete(text);
    // A statement that was refused when it was parsed is not there, and an error would end the transaction of the next one.
    if (!this.isParsed(name)) return;
    // Refused in a failed transaction, like everything else; the statement then ends with its connection.
    super.query(`deallocate "${name}"`).catch(() => undefined);
  }

  /** Whether pg takes the statement for prepared. */
  protected isParsed(name: string): boolean {
    const connection: unknown = Reflect.get(this, 'connection');
    const parsed: unknown = isObject(connection) ? Reflect.get(connection, 'parsedStatements') : null;
    return isObject(parsed) && Object.hasOwn(parsed, name);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
