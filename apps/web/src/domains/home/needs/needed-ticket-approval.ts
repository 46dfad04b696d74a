import { ticketPriorityLabel } from '@muster/contract';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { answerText } from '../../tickets/index.ts';
import { decidedBy } from './decided-by.ts';
import type { NeedTexts } from './shown-need.ts';
import { ticketHead } from './ticket-head.ts';

/** The answers of the form are what the approver decides on; the first long one is in the requester's words. */
export function neededTicketApproval({ ticket }: NeedOf<'ticket-approval'>): NeedTexts {
  const { id, number, subject, type, priority, requester, employee, client, answers } = ticket;
  const decide = (decision: 'approved' | 'refused', note: string) =>
    callApi(ticketApprovalsEndpoints.decide, { body: { id, decision, note } });
  const words = answers.find(({ kind }) => kind === 'long_text');
  return {
    ...ticketHead({ number, subject, person: employee ?? requester, type, client }),
    facts: [
      { label: 'Priority', value: ticketPriorityLabel(priority), ...(priority === 4 && { tone: 'red' as const }) },
      ...answers.filter((one) => one !== words).map((one) => ({ label: one.label, value: answerText(one) })),
    ],
    reason: words ? answerText(words) : null,
    ...decidedBy(decide, { refused: 'refused', noteHelper: 'Visible to the person who filed it.' }),
    open: { label: 'Open ticket', to: `/ticket-details/${id}` },
    subject: number,
  };
}
