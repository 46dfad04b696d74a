import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { decideTicketBody } from '@muster/contract/domains/tickets/ticket-approval.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints } from '../../platform/api/endpoints/ticket-approvals.generated.ts';
import { formCall } from '../../platform/form/form-call.ts';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { Loaded } from '../../platform/record/loaded.tsx';
import { approveButton, DecisionDialog, decisionRecorded, rejectButton } from '../approvals/index.ts';
import { FiledFacts } from './filed-facts.tsx';
import { refreshTicketApprovals } from './ticket-approvals.queries.ts';
import { ticketQuery } from './ticket-details/ticket-work.queries.ts';

type Made = 'approved' | 'refused';

/** What was filed, as an approver sees it, with both decisions. */
export function DecideTicketDialog({ ticket, ...dialog }: DecideTicketDialogProps) {
  const queries = useQueryClient();
  const record = useQuery(ticketQuery(ticket.id));
  return (
    <DecisionDialog<Made>
      {...dialog}
      title="Review ticket"
      thing="decision"
      button={approveButton}
      otherwise={rejectButton}
      callOf={(made) => decideCall(ticket.id, made)}
      chain={ticket.approval}
      noteHelper="Visible to the requester. Required when rejecting, which closes the ticket."
      onSaved={() => refreshTicketApprovals(queries)}
    >
      <p>{`${ticket.number} · ${ticket.subject}`}</p>
      <Loaded of={record} thing="ticket">
        {(loaded) => <FiledFacts record={loaded} />}
      </Loaded>
    </DecisionDialog>
  );
}

const decideCall = (id: number, decision: Made) =>
  formCall({
    schema: decideTicketBody,
    bodyOf: ({ note }: { note: string }) => ({ id, decision, note }),
    send: async (body) => {
      await callApi(ticketApprovalsEndpoints.decide, { body });
      return decisionRecorded;
    },
  });

interface DecideTicketDialogProps extends Required<PanelProps> {
  readonly ticket: {
    readonly id: number;
    readonly number: string;
    readonly subject: string;
    readonly approval: ApprovalChain | null;
  };
}
