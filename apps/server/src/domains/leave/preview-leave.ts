import type { CallAnswer, CallInput } from '@muster/contract';
import { leaveMinutes } from '@muster/contract/domains/leave/leave-days.rules.ts';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { answerLeave, askedPerson } from './asked-leave.ts';
import { availableOn, heldMinutes } from './available-leave.ts';
import { accountsOf, awayOf, typesOf } from './own-leave.ts';

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
  const accounts = await accountsOf(ctx.db, person.id);
  return types.map((type) => ({
    leave_type_id: type.id,
    name: type.name,
    color: type.color,
    is_paid: type.paid_percent > 0,
    notice_days: type.notice_days,
    document_after_days: type.document_after_days,
    balance_minutes: type.entries.reduce((sum, one) => sum + (one.effective_on <= today ? one.minutes : 0), 0),
    held_minutes: heldMinutes(type),
    available_minutes: availableOn(type, accounts, { day: today }).available,
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
