import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Connection } from '../database/connection.ts';
import type { Db } from '../database/db.ts';
import { createPool } from '../database/pools.ts';
import type { Database } from '../database/rows.generated.ts';
import { createLog } from '../platform/log/log.ts';
import { scratchDatabase } from './scratch-database.ts';

export interface OpenScratch {
  /** Scope `system`. */
  readonly db: Db;
  readonly pool: Pool;
  readonly connection: Connection;
  close(): Promise<void>;
}

/** A scratch database with a pool on it, for tests below the level of calls. */
export async function openScratch(): Promise<OpenScratch> {
  const scratch = await scratchDatabase();
  const pool = createPool(scratch.connection, {
    name: 'test',
    max: 10,
    settings: { 'app.scope': 'system' },
    log: createLog({ level: 'silent' }),
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    connection: scratch.connection,
    close: async () => {
      await db.destroy();
      await scratch.drop();
    },
  };
}
