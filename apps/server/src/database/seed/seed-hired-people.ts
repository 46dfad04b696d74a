import { candidateKeys } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';

interface HiredApplication {
  readonly id: number;
  readonly candidateId: number;
  readonly clientId: number;
}

/** Links each hired application to one of the newest employees of its client, and gives the candidate that name. */
export async function seedHiredPeople(
  db: Kysely<Database>,
  hired: readonly HiredApplication[],
): Promise<ReadonlyMap<number, number>> {
  const taken = new Map<number, number>();
  for (const { id, candidateId, clientId } of hired) {
    const { rows } = await sql<{ id: number; name: string }>`
      select e.id, e.name from employee e join status_type t on t.id = e.status_type_id
      where e.client_id = ${clientId} and t.status_group = 'active' and e.id <> all (${[...taken.values()]}::integer[])
        and not exists (select from app_user u where u.employee_id = e.id)
      order by e.start_date desc, e.id limit 1`.execute(db);
    const [employee] = rows;
    if (!employee) throw new Error('The demo company needs an employee for each hire.');
    await rename(db, candidateId, employee.name);
    taken.set(id, employee.id);
  }
  return taken;
}

async function rename(db: Kysely<Database>, id: number, name: string): Promise<void> {
  const words = name.split(' ');
  const [first_name, last_name] = [words.slice(0, -1).join(' '), words.at(-1) ?? name];
  const email = `${[...words, id].join('.').toLowerCase()}@mail.example`;
  const { phone } = await db
    .selectFrom('candidate_private')
    .select('phone')
    .where('candidate_id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('candidate').set({ first_name, last_name }).where('id', '=', id).execute();
  const contact = { email, ...candidateKeys({ first_name, last_name, email, phone }) };
  await db.updateTable('candidate_private').set(contact).where('candidate_id', '=', id).execute();
}
