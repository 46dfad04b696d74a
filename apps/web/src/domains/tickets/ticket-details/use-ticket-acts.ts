import { ticketPriorityLabel, ticketStatusLabel } from '@muster/contract';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { useAct } from '../../../platform/feedback/use-act.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { refreshTicket } from './ticket-work.queries.ts';

export type TicketActs = ReturnType<typeof useTicketActs>;

/** One change at a time. A refused one is explained, and the ticket is read again, so that the next one starts from it. */
export function useTicketActs(record: TicketRecord) {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const params = { id: record.id };
  const { version, number, handling } = record;

  const { isBusy, act: once } = useAct(() => refreshTicket(queries));
  const act = (send: () => Promise<unknown>, success: string) =>
    once(async () => {
      await send();
      return success;
    });
  const assign = (assignee: { readonly id: number; readonly name: string } | null) =>
    act(
      () => callApi(calls.assign, { params, body: { version, assignee_user_id: assignee?.id ?? null } }),
      assignee === null ? `${number} has no assignee now.` : `${number} is assigned to ${assignee.name}.`,
    );
  return {
    isBusy,
    move: (status: TicketRecord['status']) =>
      act(
        () => callApi(calls.move, { params, body: { version, status } }),
        `${number} is ${ticketStatusLabel(status).toLowerCase()} now.`,
      ),
    assign,
    assignToMe: async () => {
      if (handling === null || handling.is_assigned_to_me) return;
      await assign({ id: userId, name: 'you' });
    },
    prioritize: (priority: 1 | 2 | 3 | 4) =>
      act(
        () => callApi(calls.prioritize, { params, body: { version, priority } }),
        `The priority is ${ticketPriorityLabel(priority)} now.`,
      ),
    regroup: (group: string) =>
      act(
        () => callApi(calls.regroup, { params, body: { version, group } }),
        `${number} waits for ${roleLabel(group)} now.`,
      ),
    follow: (isFollowing: boolean) =>
      act(
        () => callApi(calls.follow, { params, body: { user_id: userId, is_following: isFollowing } }),
        isFollowing ? `You follow ${number}.` : `You no longer follow ${number}.`,
      ),
    withdraw: () =>
      act(() => callApi(ticketApprovalsEndpoints.withdraw, { body: { id: record.id } }), `${number} was withdrawn.`),
    unlink: (ticketId: number) =>
      act(() => callApi(calls.unlink, { params, body: { ticket_id: ticketId } }), 'The link was removed.'),
  } as const;
}
