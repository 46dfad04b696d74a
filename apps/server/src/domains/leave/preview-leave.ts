import type { CallAnswer, CallInput } from '@muster/contract';
import { availableMinutes, leaveMinutes } from '@muster/contract/domains/leave/leave-days.rules.ts';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { answerLeave, askedPerson } from './asked-leave.ts';
import { awayOf, typesOf } from './own-leave.ts';

type Calls = typeof leaveRequestsCalls;

/** @throws Problem forbidden, invalid-input */
export async function readLeaveChoices(
  ctx: Ctx,
  { query }: CallInput<Calls['choices']>,
): Promise<CallAnswer<Calls['choices']>> {
  if (query.employee_id === undefined && ctx.viewer.employeeId === null) return [];
  const today = todayAtHome(ctx);
  const { person, everyType } = await askedPerson(ctx, query.employee_id, today);
  const types = await typesOf(ctx.db, { employeeId: person.id, everyType, typeId: null });
  return types.map(({ id, name, color, paid_percent, notice_days, document_after_days, entries, held_minutes }) => ({
    leave_type_id: id,
    name,
    color,
    is_paid: paid_percent > 0,
    notice_days,
    document_after_days,
    balance_minutes: entries.reduce((sum, one) => sum + (one.effective_on <= today ? one.minutes : 0), 0),
    held_minutes,
    available_minutes: availableMinutes(entries, held_minutes, today),
  }));
}

/** @throws Problem forbidden, invalid-input */
export async function previewLeave(
  ctx: Ctx,
  { query }: CallInput<Calls['preview']>,
): Promise<CallAnswer<Calls['preview']>> {
  const { first_day: first, last_day: last } = query;
  const asked = await askedPerson(ctx, query.employee_id, first);
  const answer = await answerLeave(ctx, asked, { leaveTypeId: query.leave_type_id, first, last });
  const team = await awayOf(ctx.db, { employeeId: asked.person.id, first, last });
  return {
    days: [...answer.days],
    minutes: leaveMinutes(answer.days),
    available_minutes: answer.available,
    is_paid: answer.type.paid_percent > 0,
    problem: answer.problem,
    team,
  };
}
