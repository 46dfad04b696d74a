import { notFound, Problem } from '@muster/contract';
import type { DatedEdit, DatedHistory } from '@muster/contract/dated/dated-history.ts';
import { lastDayOf } from '@muster/contract/dated/dated-row.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { changingAssignments } from './assignments-of-all-clients.ts';
import { placedShifts } from './employee-shift.repository.ts';
import { findPlacement, lockEmployees } from './placement.repository.ts';
import { daysElsewhere } from './placement-check.ts';

/** The assignment with the history of its employee, who stays locked until the transaction ends. @throws Problem not-found */
export async function lockAssignment(ctx: Ctx, id: number) {
  const found = await findPlacement(ctx.db, id, reachOf(ctx.viewer, shiftAreas.placements));
  if (!found) throw notFound('assignment');
  const { employee_id: owner, client_id: clientId } = found;
  await lockEmployees(ctx.db, [owner]);
  const history = await changingAssignments(ctx.db, () => readHistory(ctx.db, placedShifts, owner));
  const stored = history.find((row) => row.id === id);
  if (!stored) throw notFound('assignment');
  return { owner, clientId, history, stored };
}

interface ChangedAssignment {
  readonly owner: number;
  /** The first day that changes. */
  readonly from: string;
  readonly history: DatedHistory;
  readonly edit: Pick<DatedEdit, 'removed' | 'resized'>;
  /** The assignment. */
  readonly id: number;
}

/**
 * Reach is decided for each day, as for a new assignment. @throws Problem not-found if the first changed day is out of reach, conflict
 * if a later one is
 */
export async function assertDaysReached(ctx: Ctx, changed: ChangedAssignment): Promise<void> {
  await assertReached(ctx, { owner: changed.owner, from: changed.from, to: lastDayChanged(changed) });
}

interface ChangedDays {
  readonly owner: number;
  readonly from: string;
  /** Null: no end. */
  readonly to: string | null;
}

/** The same for days that are known. */
export async function assertReached(ctx: Ctx, { owner, from, to }: ChangedDays): Promise<void> {
  const reach = reachOf(ctx.viewer, shiftAreas.placements);
  const question = { employeeIds: [owner], reach, from, to };
  const day = (await daysElsewhere(ctx.db, question)).get(owner);
  if (day === undefined) return;
  if (day === from) throw notFound('assignment');
  throw new Problem('conflict', `With another client on ${day}: ask HR to change this assignment.`);
}

/** Null for an open end. */
function lastDayChanged({ history, edit, id }: ChangedAssignment): string | null {
  const touched = history.filter((row) => row.id === id || edit.removed.includes(row.id));
  const ends = [...touched, ...edit.resized].map(lastDayOf);
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
}
