import { type CallInput, Problem } from '@muster/contract';
import { lastDayOf } from '@muster/contract/dated/dated-row.ts';
import { planCancel, planRemoval } from '@muster/contract/dated/plan-end.ts';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { applyEdits } from '../../platform/dated/dated.repository.ts';
import { changingAssignments } from './assignments-of-all-clients.ts';
import { assertDaysReached, lockAssignment } from './changed-assignment.ts';
import { loggedPlan, placedShifts } from './employee-shift.repository.ts';
import { notifyChangedShifts } from './notify-changed-shifts.ts';
import { type Clash, clashAfter } from './placement.repository.ts';
import { settleSchedules } from './settle-schedules.ts';
import { scheduleChanged } from './shifts.events.ts';

type Remove = (typeof employeeShiftsCalls)['remove'];

/**
 * Removes an employee from a shift from today on. Removing a planned one resumes the shift that it would have ended. @throws Problem
 * not-found, conflict if all its days are over (the past is kept), some are with a client out of reach, or shifts would overlap
 */
export async function removePlacement(ctx: Ctx, { params: { id } }: CallInput<Remove>): Promise<void> {
  const today = todayAtHome(ctx);
  const { owner, clientId, history, stored } = await lockAssignment(ctx, id);
  // The assignment that a planned one would interrupt continues. After one that has begun, none continues.
  const edit = planCancel(history, { from: stored.from, today }) ?? planRemoval(history, { id, from: today });
  if (!edit) throw new Problem('conflict', 'The assignment is over. What was worked keeps its shift.');
  const hasBegun = stored.from <= today;
  const from = hasBegun ? today : stored.from;
  await assertDaysReached(ctx, { owner, from, history, edit, id });
  await changingAssignments(ctx.db, () => applyEdits(ctx.db, placedShifts, [{ owner, edit }]));
  const clash = await changingAssignments(ctx.db, () => clashAfter(ctx.db, owner, from));
  if (clash) throw new Problem('conflict', clashText(clash));
  await notifyChangedShifts(ctx, { employeeIds: [owner], from }, () => settleSchedules(ctx, [owner], from));
  const to = lastDayOf(stored);
  await ctx.audit({
    event: 'shifts.remove-placement',
    subject: { kind: 'employee', id: String(owner) },
    clientId,
    before: { ...loggedPlan(stored.value), from: stored.from, to },
    after: { shift_id: null, from },
  });
  await ctx.announce(scheduleChanged, { employeeIds: [owner] });
}

const clashText = ({ earlier, later }: Clash) =>
  `Without this assignment the shift of ${later} would overlap with the one of ${earlier}. Assign another shift for one of these days first.`;
