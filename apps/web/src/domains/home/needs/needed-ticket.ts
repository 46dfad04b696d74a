import { ticketPriorityLabel } from '@muster/contract';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketWorkEndpoints } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import type { NeedTexts } from './shown-need.ts';
import { ticketHead } from './ticket-head.ts';

export function neededTicket({ ticket }: NeedOf<'ticket'>): NeedTexts {
  const { id, version, number, subject, type, priority, requester, client, group, taker_user_id: taker } = ticket;
  return {
    ...ticketHead({ number, subject, person: requester, type, client }),
    facts: [
      { label: 'Priority', value: ticketPriorityLabel(priority), ...(priority === 4 && { tone: 'red' as const }) },
      { label: 'Group', value: roleLabel(group) },
      { label: 'Assignee', value: taker === null ? 'You' : 'No one' },
    ],
    reason: null,
    approve:
      taker === null
        ? null
        : {
            label: 'Assign to me',
            done: 'Took',
            send: async () => {
              await callApi(ticketWorkEndpoints.assign, { params: { id }, body: { version, assignee_user_id: taker } });
              return null;
            },
          },
    reject: null,
    open: { label: taker === null ? 'Answer' : 'Open ticket', to: `/ticket-details/${id}` },
    subject: number,
  };
}
