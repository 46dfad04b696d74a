import { type CallInput, invalidInput } from '@muster/contract';
import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import { lastDayOf } from '@muster/contract/dated/dated-row.ts';
import { planLastDay } from '@muster/contract/dated/plan-end.ts';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { applyEdits } from '../../platform/dated/dated.repository.ts';
import { changingAssignments } from './assignments-of-all-clients.ts';
import { assertDaysReached, lockAssignment } from './changed-assignment.ts';
import { loggedPlan, placedShifts } from './employee-shift.repository.ts';
import { notifyChangedShifts } from './notify-changed-shifts.ts';
import { settleSchedules } from './settle-schedules.ts';
import { announceScheduleChanged } from './shifts.events.ts';

type End = (typeof employeeShiftsCalls)['end'];

/**
 * Ends an assignment on a day, today or later. Afterwards the employee has no shift until the next planned one: a shift that was
 * interrupted does not resume. @throws Problem not-found, invalid-input, conflict if days are with a
 * client out of reach
 */
export async function endAssignment(ctx: Ctx, { params: { id }, body }: CallInput<End>): Promise<void> {
  const { owner, clientId, history, stored } = await lockAssignment(ctx, id);
  const lastDay = body.last_day;
  if (lastDay < todayAtHome(ctx)) throw invalidInput({ last_day: ['Choose today or a later day.'] });
  if (lastDay < stored.from) throw invalidInput({ last_day: [`The assignment begins on ${stored.from}.`] });
  const from = dayAfter(lastDay);
  const edit = planLastDay(history, { id, from });
  if (!edit) throw invalidInput({ last_day: [`The assignment ends on ${lastDayOf(stored)} already.`] });
  await assertDaysReached(ctx, { owner, from, history, edit, id });
  await changingAssignments(ctx.db, () => applyEdits(ctx.db, placedShifts, [{ owner, edit }]));
  await notifyChangedShifts(ctx, { employeeIds: [owner], from }, () => settleSchedules(ctx, [owner], from));
  const resumed = history.find((row) => edit.removed.includes(row.id));
  await ctx.audit({
    event: 'shifts.end-assignment',
    subject: { kind: 'employee', id: String(owner) },
    clientId,
    before: { ...loggedPlan(stored.value), from: stored.from, to: lastDayOf(stored) },
    after: { ...loggedPlan(stored.value), from: stored.from, to: lastDay },
    details: { not_resumed: resumed?.value.shift_id ?? null, not_resumed_rotation: resumed?.value.rotation_id ?? null },
  });
  await announceScheduleChanged(ctx, [owner]);
}
