import type { ApplicationState } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import type { ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { createCandidate } from './candidates.ts';
import { createEmployee } from './employees.ts';
import { createOpenPosition } from './open-positions.ts';

interface ApplicationGaps extends Partial<ApplicationState> {
  readonly position_id?: number;
  readonly candidate_id?: number;
  readonly decision?: ClientDecision;
  readonly reason?: string;
}

const at = '2026-03-01T00:00:00Z';

/** With its current stage and a decision. What is presented, was so at the beginning of March. */
export async function createApplication(
  db: Db,
  { position_id, candidate_id, stage = 'new', presented_at, decision = 'undecided', reason }: ApplicationGaps = {},
): Promise<Selectable<Database['application']>> {
  const isShown = ['presented', 'interview', 'offered', 'hired'].includes(stage);
  const ofPosition = position_id ?? (await createOpenPosition(db)).id;
  const employee_id = stage === 'hired' ? await employeeFor(db, ofPosition) : null;
  const application = await db
    .insertInto('application')
    .values({
      position_id: ofPosition,
      employee_id,
      candidate_id: candidate_id ?? (await createCandidate(db)).id,
      stage,
      stage_since: at,
      applied_at: at,
      presented_at: presented_at === undefined && isShown ? at : (presented_at ?? null),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: application_id } = application;
  await db
    .insertInto('application_decision')
    .values({ application_id, decision, reason: reason ?? null })
    .execute();
  await db
    .insertInto('application_stage')
    .values({ application_id, stage, since: at, rejection: stage === 'rejected' ? 'other' : null, note: 'Staff only' })
    .execute();
  return application;
}

/** Whom a hired candidate became. */
async function employeeFor(db: Db, positionId: number): Promise<number> {
  const { client_id } = await db
    .selectFrom('open_position')
    .select('client_id')
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  return (await createEmployee(db, { client_id })).id;
}
