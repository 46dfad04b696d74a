import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import { leaveMinutes } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { leaveDaysOf } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { weekdayText } from '@muster/contract/plain-day.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { openApprovals } from '../approvals/index.ts';
import { lockEmployees } from '../shifts/index.ts';
import { answerLeave, approvalFacts, askedPerson } from './asked-leave.ts';
import { leaveRequestChanged } from './leave.events.ts';
import { insertLeaveRequest } from './leave-requests.repository.ts';
import { notifyLeaveDeciders } from './notices-of-leave.ts';

type Request = (typeof leaveRequestsCalls)['request'];

/**
 * Requests leave for the viewer, or for somebody within reach. The days are held until the decision. @throws Problem forbidden,
 * invalid-input
 */
export async function requestLeave(ctx: Ctx, { body }: Pick<CallInput<Request>, 'body'>): Promise<CallAnswer<Request>> {
  const { first_day: first, last_day: last, reason } = body;
  const asked = await askedPerson(ctx, body.employee_id, first);
  const { person } = asked;
  const employeeId = person.id;
  await lockEmployees(ctx.db, [employeeId]);
  const { type, days, problem, isLate } = await answerLeave(ctx, asked, {
    leaveTypeId: body.leave_type_id,
    first,
    last,
    parts: body.parts ?? [],
  });
  if (problem) throw invalidInput({ [problem.field]: [problem.text] });
  const request = {
    employeeId,
    leaveTypeId: type.id,
    unit: type.unit,
    clientId: person.client_id,
    first,
    last,
    reason,
    isLate,
    userId: ctx.viewer.userId,
    now: ctx.clock.now().toString(),
    days: days.filter(({ minutes }) => minutes > 0),
  };
  const id = await insertLeaveRequest(ctx.db, request).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'leave_request_day_once') throw error;
    throw doubleLeave(first);
  });
  const minutes = leaveMinutes(days);
  await ctx.audit({
    event: 'leave.request',
    subject: { kind: 'employee', id: String(employeeId) },
    clientId: person.client_id,
    after: {
      leave_type: type.logged_type,
      first_day: first,
      last_day: last,
      days: leaveDaysOf(minutes),
      is_late: isLate,
    },
  });
  const facts = approvalFacts({ minutes, first, today: todayAtHome(ctx), type, person });
  const [opened] = await openApprovals(ctx, leaveApproval, [
    { subjectId: id, version: 1, requesterUserId: ctx.viewer.userId, employeeId, clientId: person.client_id, facts },
  ]);
  const approvers = (opened?.waiting ?? []).map((one) => ({ ...one, userId: one.user_id }));
  await notifyLeaveDeciders(
    ctx,
    { id, employee_id: employeeId, first_day: first, last_day: last, days: request.days },
    approvers,
  );
  await ctx.announce(leaveRequestChanged, { id });
  return { id };
}

const doubleLeave = (day: string) => invalidInput({ first_day: [`There is other leave on ${weekdayText(day)}.`] });
