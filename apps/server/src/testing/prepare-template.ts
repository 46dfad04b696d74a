import type { Connection } from '../database/connection.ts';
import type { DatabaseLog } from '../database/database-log.ts';
import { migrate } from '../database/migrate.ts';
import { syncAccessLists } from '../database/seed/access-lists.ts';
import { openDatabases } from '../platform/row-security/open-databases.ts';

/**
 * The initial content of every scratch database: the schema, the lists that its migrations fill, roles and permissions.
 */
export async function prepareTemplate(connection: Connection, log: DatabaseLog): Promise<void> {
  await migrate(connection, log);
  const { databases, close } = openDatabases(connection, log);
  await syncAccessLists(databases.system);
  await close();
}
