import { type CallInput, invalidInput, Problem } from '@muster/contract';
import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import { lastDayOf } from '@muster/contract/dated/dated-row.ts';
import { planRemoval } from '@muster/contract/dated/plan-end.ts';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { applyEdits } from '../../platform/dated/dated.repository.ts';
import { changingAssignments } from './assignments-of-all-clients.ts';
import { assertReached, lockAssignment } from './changed-assignment.ts';
import { firstDecidedDay } from './decided-day.repository.ts';
import { loggedPlan, placedShifts } from './employee-shift.repository.ts';
import { notifyChangedShifts } from './notify-changed-shifts.ts';
import { settleSchedules } from './settle-schedules.ts';
import { announceScheduleChanged } from './shifts.events.ts';

type DaysOff = (typeof employeeShiftsCalls)['giveDaysOff'];

/**
 * Gives days of an assignment off, today or later; it goes on after them. They are days without a shift, not rest days. @throws Problem
 * not-found, invalid-input, conflict if days are with a client out of reach, belong to a swap, or have a clock-in
 */
export async function giveDaysOff(ctx: Ctx, { params: { id }, body: { from, to } }: CallInput<DaysOff>): Promise<void> {
  const { owner, clientId, history, stored } = await lockAssignment(ctx, id);
  if (from < todayAtHome(ctx)) throw invalidInput({ from: ['Choose today or a later day.'] });
  if (to < from) throw invalidInput({ to: ['The last day must not come before the first.'] });
  const edit = planRemoval(history, { id, from, until: dayAfter(to) });
  if (!edit) throw invalidInput({ from: ['The assignment has none of these days.'] });
  await assertReached(ctx, { owner, from, to });
  const decided = await changingAssignments(ctx.db, () => firstDecidedDay(ctx.db, { employeeId: owner, from, to }));
  if (decided) throw new Problem('conflict', decidedText(decided));
  await changingAssignments(ctx.db, () => applyEdits(ctx.db, placedShifts, [{ owner, edit }]));
  await notifyChangedShifts(ctx, { employeeIds: [owner], from }, () => settleSchedules(ctx, [owner], from));
  await ctx.audit({
    event: 'shifts.give-days-off',
    subject: { kind: 'employee', id: String(owner) },
    clientId,
    before: { ...loggedPlan(stored.value), from: stored.from, to: lastDayOf(stored) },
    after: { shift_id: null, from, to },
  });
  await announceScheduleChanged(ctx, [owner]);
}

const decidedText = ({ day, by }: { readonly day: string; readonly by: 'punch' | 'swap' }) =>
  by === 'punch' ? `There is a clock-in on ${day}.` : `A swap decides about ${day}. Undo the swap first.`;
