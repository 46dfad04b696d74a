import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { useDecisions } from '../../../platform/feedback/decisions.ts';
import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import { DecideBy } from '../decide-by.tsx';
import { useApproveTicket } from '../use-approve-ticket.ts';
import styles from './ticket-properties.module.css';
import type { TicketActs } from './use-ticket-acts.ts';

const RejectTicketDialog = lazyPanel(() =>
  import('../reject-ticket-dialog.tsx').then((part) => part.RejectTicketDialog),
);

/** Who decided or is asked, for everybody who sees the ticket; with the decision for who is asked. */
export function TicketApproval({ record, acts }: { readonly record: TicketRecord; readonly acts: TicketActs }) {
  const zone = useViewerZone();
  const rejecting = useLazyPanel((ticket: TicketRecord, state) => <RejectTicketDialog ticket={ticket} {...state} />);
  const { isBusy, approve } = useApproveTicket();
  const decisions = useDecisions();
  const { approval, abilities } = record;
  usePageKeys(
    (key) => {
      if (key !== 'a') return false;
      void approve(record);
      return true;
    },
    { isOn: abilities.decide && !isBusy },
  );
  if (approval === null) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        Approval
        {abilities.withdraw ? (
          <Button small disabled={acts.isBusy} onClick={() => void acts.withdraw()}>
            Withdraw
          </Button>
        ) : null}
      </h2>
      <DecideBy record={record} />
      <ApprovalChain chain={approval} zone={zone} />
      {abilities.decide ? (
        <div className={styles.decide}>
          <Button
            disabled={isBusy}
            onClick={() => {
              if (!decisions.areHeld()) rejecting.open(record);
            }}
          >
            Reject…
          </Button>
          <Button
            tone="primary"
            busy={isBusy}
            trailing={isBusy ? null : <Kbd>A</Kbd>}
            onClick={() => void approve(record)}
          >
            Approve
          </Button>
        </div>
      ) : null}
      {rejecting.panel}
    </section>
  );
}
