import type { Kysely } from 'kysely';
import type { Database } from './database/rows.generated.ts';
import { isEmptyDatabase } from './database/seed/seed-demo.ts';

/** For the log of the start, where nobody can sign in yet: how the first user is added. */
export async function firstUserLines(db: Kysely<Database>): Promise<readonly string[]> {
  if (!(await isEmptyDatabase(db))) return [];
  return [
    '',
    'No users yet. Add the first one:',
    '  npm run muster -- user:create --email ana@example.com --name "Ana Reyes" --role admin',
  ];
}
