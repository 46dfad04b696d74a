import { decideTicketBody } from '@muster/contract/domains/tickets/ticket-approval.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints } from '../../platform/api/endpoints/ticket-approvals.generated.ts';
import { formCall } from '../../platform/form/form-call.ts';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { DecisionDialog, rejectButton } from '../approvals/index.ts';
import { refreshTicketApprovals } from './ticket-approvals.queries.ts';

/** Asks for the reason, which closes the ticket. */
export function RejectTicketDialog({ ticket, ...dialog }: RejectTicketDialogProps) {
  const queries = useQueryClient();
  const { id, number, subject } = ticket;
  return (
    <DecisionDialog<'refused'>
      {...dialog}
      title={`Reject ${number}`}
      thing="decision"
      button={rejectButton}
      callOf={(decision) =>
        formCall({
          schema: decideTicketBody,
          bodyOf: ({ note }: { note: string }) => ({ id, decision, note }),
          send: async (body) => {
            await callApi(ticketApprovalsEndpoints.decide, { body });
            return `You rejected ${number}.`;
          },
        })
      }
      chain={null}
      noteHelper="Visible to the requester. The ticket is closed."
      noteRequired
      onSaved={() => refreshTicketApprovals(queries)}
    >
      <p>{subject}</p>
    </DecisionDialog>
  );
}

interface RejectTicketDialogProps extends Required<PanelProps> {
  readonly ticket: { readonly id: number; readonly number: string; readonly subject: string };
}
