import type { Connection } from '../database/connection.ts';
import type { DatabaseLog } from '../database/database-log.ts';
import { migrate } from '../database/migrate.ts';

/** What every scratch database starts with: the schema and the lists that its migrations fill. */
export async function prepareTemplate(connection: Connection, log: DatabaseLog): Promise<void> {
  await migrate(connection, log);
}
