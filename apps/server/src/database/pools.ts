import { availableParallelism } from 'node:os';
import pg from 'pg';
import { type Connection, clientConfig, type SessionOptions } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import { PreparingClient } from './preparing-client.ts';

/** More connections at work than the machine can run only make each other wait. */
const atWork = Math.min(10, 2 * availableParallelism() + 2);

/**
 * Connections that one server process holds at most, by purpose; one more listens for notifications. Together they stay
 * below half of the embedded database's 60, so that the command line finds room beside the server.
 */
export const poolSizes = { system: atWork, staff: atWork, scoped: Math.min(8, atWork) } as const;

export interface PoolOptions extends SessionOptions {
  readonly max: number;
  readonly log: DatabaseLog;
}

/** Connections are made when they are needed and given back after half a minute without work. */
export function createPool(connection: Connection, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(connection, options),
    Client: PreparingClient,
    max: options.max,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) =>
    options.log.warn({ error }, `A database connection of "${options.name}" broke while idle`),
  );
  return pool;
}
