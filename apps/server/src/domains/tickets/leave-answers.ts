import { dayIn, homeZone } from '@muster/contract';
import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { AnsweredField } from '@muster/contract/domains/tickets/ticket-record.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { leaveOfTicket } from '../leave/index.ts';
import type { StoredTicket } from './ticket-record.repository.ts';
import { leadNames } from './ticket-references.ts';

type LeaveTicket = Pick<StoredTicket, 'leave_request_id' | 'employee_id' | 'filed_at'>;

/** What the leave request says, as far as the viewer may read leave now; others read when the ticket was filed. */
export async function leaveAnswers(
  ctx: Ctx,
  ticket: LeaveTicket,
  fields: readonly TicketField[],
): Promise<AnsweredField[]> {
  const { leave_request_id: id, employee_id: employeeId } = ticket;
  const filedOn = dayIn(homeZone, Temporal.Instant.from(ticket.filed_at));
  const leave = id === null || employeeId === null ? undefined : await leaveOfTicket(ctx, { id, employeeId });
  const values: Readonly<Record<string, AnsweredField['value']>> =
    leave === undefined || employeeId === null
      ? { filed_on: filedOn }
      : {
          filed_on: filedOn,
          leave_type: leave.leave_type,
          approver: approversOf(leave.approval),
          team_leads: (await leadNames(ctx.db, employeeId)).join(', ') || null,
          dates: leave.days.length > 0 ? leave.days.map(({ day }) => day) : daysFrom(leave.first_day, leave.last_day),
          reason: leave.reason,
          answer: answerOf(leaveRequestStateLabels[leave.state], leave.approval),
        };
  return fields
    .filter(({ key }) => Object.hasOwn(values, key))
    .map(({ key, label, helper, kind }) => ({
      ...{ key, label, helper, is_required: false, options: [], text: null, may_edit: false },
      // The leave request answers with the name of the type, which can be hidden.
      kind: kind === 'leave_type' ? 'computed' : kind,
      value: values[key] ?? null,
    }));
}

/** Who decided, or who can decide now. */
function approversOf(chain: ApprovalChain | null): string | null {
  if (chain === null) return null;
  const names = chain.steps.flatMap(({ decisions, next }) => [...decisions.map(({ by }) => by), ...next]);
  return [...new Set(names)].join(', ') || null;
}

function answerOf(state: string, chain: ApprovalChain | null): string {
  const comments = chain?.steps.flatMap(({ decisions }) => decisions.map(({ comment }) => comment)) ?? [];
  const last = comments.findLast((comment) => comment !== null && comment !== '');
  return last ? `${state}: ${last}` : state;
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
