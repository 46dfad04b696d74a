import { availableParallelism } from 'node:os';
import pg from 'pg';
import { type Connection, clientConfig, type SessionOptions } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import { TransactionClient } from './transaction-client.ts';

/** More active connections than the machine has cores for only slow each other down. */
const atWork = Math.min(10, 2 * availableParallelism() + 2);

/**
 * Maximum connections of one server process, by purpose; one more listens for notifications. Together they stay below
 * half of the embedded database's 60, which leaves room for the command line.
 */
export const poolSizes = { system: atWork, staff: atWork, scoped: Math.min(8, atWork) } as const;

export interface PoolOptions extends SessionOptions {
  readonly max: number;
  readonly log: DatabaseLog;
}

/** Connections are opened on demand and closed after half a minute without use. */
export function createPool(connection: Connection, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(connection, options),
    Client: TransactionClient,
    pipeline: true,
    max: options.max,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks is replaced at the next query. TransactionClient covers those in use.
  pool.on('error', (error) =>
    options.log.warn({ error }, `A database connection of "${options.name}" broke while idle`),
  );
  return pool;
}
