import { ticketApprovalWords } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { TicketToApprove } from '@muster/contract/domains/tickets/ticket-approval-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { QuickView } from '../../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import iconTile from '../../../ui/avatar/icon-tile.module.css';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { ApprovalChain, PendingBox } from '../../approvals/index.ts';
import { FiledFacts } from '../filed-facts.tsx';
import { ticketQuery } from '../ticket-details/ticket-work.queries.ts';
import { useApproveTicket } from '../use-approve-ticket.ts';

/** A ticket beside the list: what was filed, with the decision. After an approval the next one follows. */
export function ApprovalQuickView({ ticket, onReject, onState, ...state }: ApprovalQuickViewProps) {
  const zone = useViewerZone();
  const record = useQuery(ticketQuery(ticket.id));
  const { isBusy, approve } = useApproveTicket(state.onNext ?? state.onClose);
  useEffect(() => {
    onState(state);
    return () => onState(null);
  });
  const filed = (
    <Loaded of={record} thing="ticket">
      {(loaded) => <FiledFacts record={loaded} short />}
    </Loaded>
  );
  return (
    <QuickView
      state={state}
      title={ticket.subject}
      below={`${ticket.number} · ${ticket.type}`}
      avatar={
        <span className={iconTile.tile} aria-hidden="true">
          <IconTicket />
        </span>
      }
      footer={<Link to={pathOf('ticketDetails', { id: ticket.id })}>Open ticket</Link>}
    >
      {ticket.may_decide ? (
        <PendingBox
          thing="ticket"
          since={ticket.filed_at}
          zone={zone}
          isBusy={isBusy}
          onApprove={() => void approve(ticket)}
          onReject={() => onReject(ticket)}
        >
          {filed}
        </PendingBox>
      ) : (
        <>
          <DescriptionList
            short
            facts={[{ label: 'Status', value: <StateBadge word={ticketApprovalWords[ticket.state]} /> }]}
          />
          {filed}
        </>
      )}
      {ticket.approval ? <ApprovalChain chain={ticket.approval} zone={zone} /> : null}
    </QuickView>
  );
}

interface ApprovalQuickViewProps extends QuickViewState {
  readonly ticket: TicketToApprove;
  readonly onReject: (ticket: TicketToApprove) => void;
  /** What comes next; null once it is closed. */
  readonly onState: (state: QuickViewState | null) => void;
}
