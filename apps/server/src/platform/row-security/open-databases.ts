import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import type { Client, Pool } from 'pg';
import type { Connection } from '../../database/connection.ts';
import type { DatabaseLog } from '../../database/database-log.ts';
import { breakSocket, type DatabaseWatch, watchDatabase } from '../../database/database-watch.ts';
import { createPool, poolSizes } from '../../database/pools.ts';
import type { Database } from '../../database/rows.generated.ts';
import { SeeingAll } from './known-scope.ts';
import type { Databases } from './within-scope.ts';

export interface OpenDatabases {
  readonly databases: Databases;
  readonly systemPool: Pool;
  readonly watch: DatabaseWatch;
  close(): Promise<void>;
  /** Breaks every connection: what is under way fails. */
  breakConnections(): void;
}

/** The scope of a pool is a setting of its connections, so a read needs no transaction. */
export function openDatabases(connection: Connection, log: DatabaseLog): OpenDatabases {
  const systemPool = createPool(connection, {
    name: 'system',
    max: poolSizes.system,
    settings: { 'app.scope': 'system' },
    log,
  });
  const staffPool = createPool(connection, {
    name: 'staff',
    max: poolSizes.staff,
    settings: { 'app.scope': 'staff', default_transaction_read_only: 'on' },
    log,
  });
  const scopedPool = createPool(connection, { name: 'scoped', max: poolSizes.scoped, log });
  const databases = {
    system: new SeeingAll('system', over(systemPool)),
    staff: new SeeingAll('staff', over(staffPool)),
    scoped: new Kysely<Database>(over(scopedPool)),
    scopedPool,
  };
  const clients = connectionsOf([systemPool, staffPool, scopedPool]);
  const breakConnections = () => {
    for (const client of clients) breakSocket(client);
  };
  const watch = watchDatabase({ connection, breakConnections });
  return {
    databases,
    systemPool,
    watch,
    breakConnections,
    close: async () => {
      await watch.close();
      await Promise.all([databases.system.destroy(), databases.staff.destroy(), databases.scoped.destroy()]);
    },
  };
}

/** Those that are open at the moment, in use or idle. */
function connectionsOf(pools: readonly Pool[]): ReadonlySet<Client> {
  const clients = new Set<Client>();
  for (const pool of pools) {
    pool.on('connect', (client) => clients.add(client));
    pool.on('remove', (client) => clients.delete(client));
  }
  return clients;
}

const over = (pool: Pool): KyselyConfig => ({ dialect: new PostgresDialect({ pool }) });
