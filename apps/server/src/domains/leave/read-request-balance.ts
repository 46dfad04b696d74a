import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import { seesEveryLeaveType } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import type { leaveCalendarCalls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { coverFor } from './available-leave.ts';
import { requestableTypes } from './leave-choices.repository.ts';
import { workedDays } from './leave-request-facts.repository.ts';
import { leaveTypeOf } from './leave-requests.repository.ts';
import { accountsOf } from './own-leave.ts';
import { shownRequest } from './read-leave-requests.ts';

type Read = (typeof leaveCalendarCalls)['balance'];

/** @throws Problem not-found for requests out of reach, as for missing ones */
export async function readRequestBalance(ctx: Ctx, { params: { id } }: CallInput<Read>): Promise<CallAnswer<Read>> {
  const request = await shownRequest(ctx, id);
  if (!request) throw notFound('leave request');
  if (request.state !== 'requested') return { balance: null, worked_days: [] };
  const worked_days = await workedDays(ctx.db, id);
  const wanted = { employeeId: request.employee.id, everyType: seesEveryLeaveType(ctx.viewer), ofOwnCountry: false };
  const [type] = await requestableTypes(ctx.db, { ...wanted, typeId: await leaveTypeOf(ctx.db, id) });
  if (!type || type.paid_percent === 0) return { balance: null, worked_days };
  const accounts = await accountsOf(ctx.db, request.employee.id);
  const { left } = coverFor(type, accounts, { days: request.days, exceptRequest: id });
  return { balance: { day: request.last_day, before: left + request.minutes, after: left }, worked_days };
}
