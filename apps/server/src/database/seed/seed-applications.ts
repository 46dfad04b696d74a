import type { ApplicationStage, ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { seedHiredPeople } from './seed-hired-people.ts';
import { seededRandom } from './seeded-random.ts';

interface ApplicationFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

/** A few candidates for each demo position, in every stage; filled places have somebody who was hired, and is an employee. */
export async function seedApplications(db: Kysely<Database>, { accounts, time }: ApplicationFacts): Promise<void> {
  const random = seededRandom('muster demo applications');
  const positions = await db
    .selectFrom('open_position')
    .select(['id', 'client_id', 'opened_at', 'filled_count'])
    .orderBy('id')
    .execute();
  const people = await db.selectFrom('candidate').select('id').where('archived_at', 'is', null).orderBy('id').execute();
  const recruiter = accounts.find(({ account }) => account.role === 'recruitment')?.userId ?? null;
  const buyers = await db
    .selectFrom('app_user')
    .select(['id', 'client_id'])
    .where(
      'id',
      'in',
      accounts.filter(({ account }) => account.role === 'client-admin').map(({ userId }) => userId),
    )
    .execute();
  const buyerOf = new Map(buyers.map(({ id, client_id }) => [client_id, id]));
  const plans = positions.flatMap(({ filled_count, ...position }, index) => {
    const ways = [...Array.from({ length: filled_count }, () => hired), ...commonWays].slice(0, 8 + (index % 3));
    return ways.map((way, at) => ({ ...way, position, candidate: people[(index * 11 + at) % people.length] }));
  });
  const ids = await reserveIds(db, 'application', plans.length);
  const applications = plans.flatMap(({ candidate, ...plan }, index) => {
    const id = ids[index];
    return candidate && id !== undefined ? [{ ...plan, id, candidateId: candidate.id }] : [];
  });
  const employees = await seedHiredPeople(
    db,
    applications.flatMap(({ id, candidateId, position, path }) =>
      path.at(-1) === 'hired' ? [{ id, candidateId, clientId: position.client_id }] : [],
    ),
  );
  const now = Temporal.Instant.from(time.now);
  const spans = applications.flatMap(({ id, path, position }) => {
    const opened = Temporal.Instant.from(position.opened_at);
    const step = Math.max(1, Math.floor(opened.until(now).total('minutes') / (path.length + 1)));
    const shift = random.int(0, Math.floor(step / 2));
    const begins = path.map((_, at) => opened.add({ minutes: step * at + shift }).toString());
    return path.map((stage, at) => ({
      application_id: id,
      stage,
      since: begins[at] ?? time.now,
      until: begins[at + 1] ?? null,
      rejection: stage === 'rejected' ? random.pick(['skills', 'experience', 'pay', 'hours'] as const) : null,
      note: stage === 'rejected' ? 'Keep in mind for a junior position.' : null,
      actor_user_id: recruiter,
    }));
  });
  const spansOf = Map.groupBy(spans, ({ application_id }) => application_id);
  await insertRows(
    db,
    'application',
    applications.map(({ id, candidateId, position, path }) => {
      const own = spansOf.get(id) ?? [];
      return {
        id,
        position_id: position.id,
        candidate_id: candidateId,
        stage: path.at(-1) ?? 'new',
        employee_id: employees.get(id) ?? null,
        stage_since: own.at(-1)?.since ?? time.now,
        applied_at: own[0]?.since ?? time.now,
        presented_at: own.find(({ stage }) => stage === 'presented')?.since ?? null,
      };
    }),
  );
  await insertRows(
    db,
    'application_decision',
    applications.map(({ id, position, decision, reason }) => ({
      application_id: id,
      decision,
      reason,
      decided_at: decision === 'undecided' ? null : time.now,
      decided_by_user_id: decision === 'undecided' ? null : (buyerOf.get(position.client_id) ?? null),
    })),
  );
  await insertRows(db, 'application_stage', spans);
}

interface Way {
  readonly path: readonly ApplicationStage[];
  readonly decision: ClientDecision;
  readonly reason: string | null;
}

const way = (
  path: readonly ApplicationStage[],
  decision: ClientDecision = 'undecided',
  reason: string | null = null,
): Way => ({ path, decision, reason });

const hired = way(['new', 'screening', 'presented', 'interview', 'offered', 'hired'], 'wants interview');

const commonWays: readonly Way[] = [
  way(['new', 'screening', 'presented']),
  way(['new', 'screening', 'presented']),
  way(['new', 'screening', 'presented', 'interview'], 'wants interview'),
  way(['new', 'screening']),
  way(['new', 'screening', 'presented'], 'rejected', 'We need someone who has led a team before.'),
  way(['new']),
  way(['new', 'screening', 'rejected']),
  way(['new', 'screening', 'presented'], 'shortlisted'),
  way(['new', 'screening', 'presented', 'interview', 'offered'], 'wants interview'),
  way(['new', 'withdrawn']),
];
