import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import { DecideBy } from '../decide-by.tsx';
import styles from './ticket-properties.module.css';
import type { TicketActs } from './use-ticket-acts.ts';

const DecideTicketDialog = lazyPanel(() =>
  import('../decide-ticket-dialog.tsx').then((part) => part.DecideTicketDialog),
);

/** Who decided or is asked, for everybody who sees the ticket. */
export function TicketApproval({ record, acts }: { readonly record: TicketRecord; readonly acts: TicketActs }) {
  const zone = useViewerZone();
  const deciding = useLazyPanel((ticket: TicketRecord, state) => <DecideTicketDialog ticket={ticket} {...state} />);
  const { approval, abilities } = record;
  if (approval === null) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        Approval
        {abilities.decide ? (
          <Button small tone="primary" onClick={() => deciding.open(record)}>
            Review
          </Button>
        ) : null}
        {abilities.withdraw ? (
          <Button small disabled={acts.isBusy} onClick={() => void acts.withdraw()}>
            Withdraw
          </Button>
        ) : null}
      </h2>
      <DecideBy record={record} />
      <ApprovalChain chain={approval} zone={zone} />
      {deciding.panel}
    </section>
  );
}
