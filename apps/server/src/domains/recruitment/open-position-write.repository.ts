import type { PositionState } from '@muster/contract/domains/recruitment/open-position-status.rules.ts';
import type { PositionStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { OpenPositionColumns } from './open-positions.repository.ts';

export async function insertOpenPosition(
  db: Db,
  columns: OpenPositionColumns & PositionState & { readonly client_id: number; readonly opened_at: string },
): Promise<number> {
  const values = { ...arraysOf(columns), status_since: columns.opened_at };
  return (await db.insertInto('open_position').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Answers the new version. */
export async function updateOpenPosition(
  db: Db,
  id: number,
  columns: Partial<OpenPositionColumns & PositionState> & { readonly status_since?: string },
): Promise<number> {
  const { version } = await db
    .updateTable('open_position')
    .set((row) => ({ ...arraysOf(columns), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

const arraysOf = <C extends Partial<OpenPositionColumns>>({ must_have, nice_to_have, ...columns }: C) => ({
  ...columns,
  ...(must_have && { must_have: [...must_have] }),
  ...(nice_to_have && { nice_to_have: [...nice_to_have] }),
});

export type BudgetColumns = {
  readonly currency_id: number;
  readonly least_cents: number;
  readonly most_cents: number;
};

/** Null: none any more. */
export async function storeBudget(db: Db, id: number, budget: BudgetColumns | null): Promise<void> {
  if (budget === null) {
    await db.deleteFrom('open_position_budget').where('position_id', '=', id).execute();
    return;
  }
  await db
    .insertInto('open_position_budget')
    .values({ position_id: id, ...budget })
    .onConflict((conflict) => conflict.column('position_id').doUpdateSet(budget))
    .execute();
}

interface BegunStatus {
  readonly status: PositionStatus;
  readonly at: string;
  readonly reason: string | null;
  readonly actorId: number;
}

/** Ends the current status, if there is one, and begins the next. */
export async function beginStatus(db: Db, id: number, { status, at, reason, actorId }: BegunStatus): Promise<void> {
  // A clock that was put back must not end a status before it began.
  await sql`update open_position_status set until = greatest(since, ${at}::timestamptz)
    where position_id = ${id} and until is null`.execute(db);
  await db
    .insertInto('open_position_status')
    .values({ position_id: id, status, since: at, reason, actor_user_id: actorId })
    .execute();
}

export async function removeOpenPosition(db: Db, id: number): Promise<void> {
  await db.deleteFrom('open_position').where('id', '=', id).execute();
}
