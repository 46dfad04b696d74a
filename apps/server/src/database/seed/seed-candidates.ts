import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeedTime } from './seed-clients.ts';

// FIELDS: examples that a reader of the demo understands.
const examples = [{ name: 'First example' }, { name: 'Second example' }] as const;

export async function seedCandidates(db: Kysely<Database>, { now }: SeedTime): Promise<void> {
  const records = examples.map(({ name }) => ({ name, created_at: now, updated_at: now }));
  await db.insertInto('candidate').values(records).execute();
}
