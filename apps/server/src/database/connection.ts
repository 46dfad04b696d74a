import type { ClientConfig } from 'pg';
import { valueParsers } from './value-parsers.ts';

/** How to reach one database as one role. Holds a password: never log it. */
export type Connection =
  | { readonly url: string }
  | {
      /** A host, or the folder of a Unix socket. */
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password: string;
    };

export interface SessionOptions {
  /** Shown in the database's list of sessions. */
  readonly name: string;
  /** Settings of the database session, such as the scope that row security reads. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Default: 5 s; 0 for no limit (migrations). */
  readonly statementTimeoutMs?: number;
}

const usualStatementTimeoutMs = 5_000;
const connectTimeoutMs = 10_000;

/** What pg needs so that values arrive as value-parsers.ts describes. */
export function clientConfig(connection: Connection, session: SessionOptions): ClientConfig {
  const settings = {
    TimeZone: 'UTC',
    DateStyle: 'ISO',
    statement_timeout: String(session.statementTimeoutMs ?? usualStatementTimeoutMs),
    idle_in_transaction_session_timeout: '60000',
    // Before PostgreSQL 18, a join that a function rules out looks so expensive that the statement is compiled, which
    // takes seconds.
    jit: 'off',
    ...session.settings,
  };
  const { address, options } = addressOf(connection);
  return {
    ...address,
    application_name: `muster ${session.name}`,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    options: [options, ...Object.entries(settings).map(([name, value]) => `-c ${name}=${escaped(value)}`)]
      .join(' ')
      .trim(),
    types: valueParsers,
  };
}

/** The same server and role, another database. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (!('url' in connection)) return { ...connection, database };
  const url = parsed(connection.url);
  url.pathname = `/${database}`;
  return { url: printed(url) };
}

/** Server or socket and name of the database, for messages: without user and password. */
export function describeConnection(connection: Connection): string {
  if (!('url' in connection)) return `database ${connection.database} in ${connection.host}`;
  const url = parsed(connection.url);
  return `database ${url.pathname.slice(1)} on ${url.searchParams.get('host') ?? url.host}`;
}

/** In pg, options in the address win over separate ones, so they are extracted and merged. */
function addressOf(connection: Connection): { address: ClientConfig; options: string } {
  if (!('url' in connection)) return { address: connection, options: '' };
  const url = parsed(connection.url);
  const options = url.searchParams.get('options') ?? '';
  url.searchParams.delete('options');
  return { address: { connectionString: printed(url) }, options };
}

// postgres://USER@/DATABASE?host=/FOLDER is common for sockets, but URL does not accept an address without a host.
const noHost = 'socket.invalid';
const parsed = (url: string) => new URL(url.replace('@/', `@${noHost}/`));
const printed = (url: URL) => url.href.replace(`@${noHost}/`, '@/');

const escaped = (value: string) => value.replace(/[\\ ]/g, '\\$&');
