import type { ApplicationState } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import type {
  ApplicationStage,
  ClientDecision,
  RejectionReason,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface NewApplication {
  readonly position_id: number;
  readonly candidate_id: number;
  readonly at: string;
}

/** In its first stage, without a decision. */
export async function insertApplication(db: Db, { at, ...columns }: NewApplication): Promise<number> {
  const { id } = await db
    .insertInto('application')
    .values({ ...columns, applied_at: at, stage_since: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('application_decision').values({ application_id: id }).execute();
  return id;
}

/** Answers the new version. */
export async function updateStage(
  db: Db,
  id: number,
  columns: ApplicationState & { readonly stage_since: string; readonly employee_id?: number },
): Promise<number> {
  const { version } = await db
    .updateTable('application')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

interface BegunStage {
  readonly stage: ApplicationStage;
  readonly at: string;
  readonly rejection: RejectionReason | null;
  readonly note: string | null;
  readonly actorId: number;
}

/** Ends the current stage, if there is one, and begins the next. */
export async function beginStage(db: Db, id: number, { at, actorId, ...columns }: BegunStage): Promise<void> {
  // A clock that was put back must not end a stage before it began.
  await sql`update application_stage set until = greatest(since, ${at}::timestamptz)
    where application_id = ${id} and until is null`.execute(db);
  await db
    .insertInto('application_stage')
    .values({ ...columns, application_id: id, since: at, actor_user_id: actorId })
    .execute();
}

interface Decided {
  readonly decision: ClientDecision;
  readonly reason: string | null;
  readonly decided_at: string;
  readonly decided_by_user_id: number;
}

/** Answers the new version. */
export async function updateDecision(db: Db, id: number, columns: Decided): Promise<number> {
  const { version } = await db
    .updateTable('application_decision')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('application_id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
