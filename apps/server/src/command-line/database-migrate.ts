import { migrate } from '../database/migrate.ts';
import type { Command } from './command.ts';

export const databaseMigrate: Command = {
  name: 'db:migrate',
  usage: 'db:migrate',
  summary: 'Brings the schema up to date. The portal does the same at each start.',
  skipsMigration: true,
  run: async (_given, { database, services, say }) => {
    const applied = await migrate(database.connection, services.log);
    say(applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.length}: ${applied.join(', ')}`);
  },
};
