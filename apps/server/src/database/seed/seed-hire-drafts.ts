import type { HireAnswers } from '@muster/contract/domains/recruitment/hire-answers.ts';
import { composeDescription, composerVersion } from '@muster/contract/domains/recruitment/hire-composer.rules.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { currencyIds, zoneIds } from './known-ids.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';

interface DraftFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

/** Drafts of positions at several steps, of the client users of the demo. */
export async function seedHireDrafts(db: Kysely<Database>, { accounts, time }: DraftFacts): Promise<void> {
  const hoursAgo = (hours: number) => Temporal.Instant.from(time.now).subtract({ hours }).toString();
  const users = accounts.filter(({ account }) => account.role === 'client-user' || account.role === 'client-admin');
  for (const { userId } of users) {
    const user = await db.selectFrom('app_user').select('client_id').where('id', '=', userId).executeTakeFirst();
    if (user?.client_id == null) continue;
    const base = { client_id: user.client_id, author_user_id: userId, updated_by_user_id: userId, question_set: 1 };
    await db
      .insertInto('hire_draft')
      .values({
        ...base,
        step: 'job',
        path: 'generated',
        answers: JSON.stringify({ title: 'Payroll Assistant', family: 'finance', headcount: 2 }),
        ...{ created_at: hoursAgo(50), updated_at: hoursAgo(49) },
      })
      .execute();
    const { body, generated } = texts;
    await db
      .insertInto('hire_draft')
      .values({
        ...base,
        step: 'review',
        path: 'generated',
        answers: JSON.stringify(answered),
        body: JSON.stringify(body),
        generated: JSON.stringify(generated),
        ...{ generated_by: 'composer', prompt_version: composerVersion, input_hash: 'demo', generated_at: hoursAgo(4) },
        ...{ created_at: hoursAgo(6), updated_at: hoursAgo(3) },
      })
      .execute();
  }
}

const answered = {
  title: 'Dispatch Coordinator',
  family: 'customer support',
  headcount: 1,
  employment_type: 'full-time',
  work_location: 'wfh',
  priority: 'high',
  shift_start: '07:00',
  shift_end: '16:00',
  timezone_id: zoneIds.manila,
  must_have: ['Dispatch or transport planning', 'Microsoft Excel', 'Spoken English'],
  nice_to_have: ['Knowledge of delivery areas'],
  duties:
    'Assign drivers and vehicles to many runs each morning\nTrack runs and call drivers when a stop is late\nAnswer customers by phone and email within a reasonable time',
  tools: ['TruckTrace'],
  years: 2,
  growth: 'After a year you can train for the evening lead desk',
  budget_least: 3_800_000,
  budget_most: 4_200_000,
  budget_currency_id: currencyIds.php,
};

const hireAnswers: HireAnswers = {
  ...{ ...answered, family: 'customer support', employment_type: 'full-time' },
  ...{ zone: 'Asia/Manila', start_by: null, pay_least: 3_800_000, pay_most: 4_200_000, currency: 'PHP' },
};

const generated = composeDescription(hireAnswers);
const texts = {
  generated,
  body: {
    ...generated,
    duties: `${generated.duties.replace('many runs', 'about 120 runs')}\n- Hand over open issues to the evening desk at 4:00 PM`,
  },
};
