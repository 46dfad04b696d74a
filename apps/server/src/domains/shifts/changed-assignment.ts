import { notFound, Problem } from '@muster/contract';
import type { DatedEdit, DatedHistory } from '@muster/contract/dated/dated-history.ts';
import { lastDayOf } from '@muster/contract/dated/dated-row.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { daysElsewhere } from './placement-check.ts';

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
  const { owner, from } = changed;
  const reach = reachOf(ctx.viewer, shiftAreas.placements);
  const question = { employeeIds: [owner], reach, from, to: lastDayChanged(changed) };
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
