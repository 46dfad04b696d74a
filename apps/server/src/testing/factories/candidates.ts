import { candidateKeys } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

interface CandidateGaps extends Partial<Insertable<Database['candidate']>> {
  readonly contact?: Partial<Insertable<Database['candidate_private']>>;
}

/** With a mail, a phone and a tag. */
export async function createCandidate(
  db: Db,
  { contact, ...gaps }: CandidateGaps = {},
): Promise<Selectable<Database['candidate']>> {
  const number = nextNumber();
  const columns = { first_name: 'Candidate', last_name: `Number${number}`, headline: 'Bookkeeper', ...gaps };
  const candidate = await db.insertInto('candidate').values(columns).returningAll().executeTakeFirstOrThrow();
  const reached = {
    email: `candidate.${number}@mail.test`,
    phone: `0917${String(number).padStart(7, '0')}`,
    ...contact,
  };
  const { email = null, phone = null } = reached;
  await db
    .insertInto('candidate_private')
    .values({
      candidate_id: candidate.id,
      source: 'referral',
      tags: ['Quick learner'],
      ...candidateKeys({ ...columns, email, phone }),
      ...reached,
    })
    .execute();
  return candidate;
}
