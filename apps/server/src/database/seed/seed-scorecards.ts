import { criteriaOf } from '@muster/contract/domains/recruitment/scorecard-average.rules.ts';
import { recommendations } from '@muster/contract/domains/recruitment/scorecards.constants.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { seededRandom } from './seeded-random.ts';

interface ScorecardFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

/** Of two interviewers for each application that reached an interview. */
export async function seedScorecards(db: Kysely<Database>, { accounts, time }: ScorecardFacts): Promise<void> {
  const random = seededRandom('muster demo scorecards');
  const interviewers = ['recruitment', 'hr'].flatMap(
    (role) => accounts.find(({ account }) => account.role === role)?.userId ?? [],
  );
  const applications = await db
    .selectFrom('application')
    .innerJoin('open_position', 'open_position.id', 'application.position_id')
    .select(['application.id', 'open_position.must_have'])
    .where('application.stage', 'in', ['interview', 'offered', 'hired'])
    .orderBy('application.id')
    .execute();
  for (const { id: application_id, must_have } of applications) {
    for (const [index, author_user_id] of interviewers.entries()) {
      const level = random.int(2, 4);
      const { id: scorecard_id } = await db
        .insertInto('scorecard')
        .values({
          ...{ application_id, author_user_id, recommendation: recommendations[level - 1] ?? 'yes' },
          ...{ comment: index === 0 ? random.pick(comments) : null, written_at: time.now },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const ratings = criteriaOf(must_have).map((criterion) => ({
        ...{ scorecard_id, criterion },
        rating: Math.min(5, level + random.int(0, 1)),
      }));
      await db.insertInto('scorecard_rating').values(ratings).execute();
    }
  }
}

const comments = [
  'Explained the month-end close step by step, and asked good questions about our tools.',
  'Clear in conversation. Needs a few weeks with the software of the client.',
  'Calm on the phone, with examples for every claim in the resume.',
] as const;
