import type { TicketFilingForm } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCheck, IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatShortDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ExpectedSteps } from '../../approvals/index.ts';
import { answeredText } from '../filing-texts.ts';
import styles from './ticket-form.module.css';

/** Beside the form: who decides, who handles the ticket and until when. */
export function FilingOutlook({ form }: { readonly form: TicketFilingForm }) {
  const zone = useViewerZone();
  const { expected, group } = form;
  if (expected === null) return null;
  const { steps, decide_by: decideBy, reply_by: replyBy, resolve_by: resolveBy } = expected;
  const by = (instant: string) => `By ${formatShortDateTime(instant, zone)}`;
  const reply =
    replyBy === null
      ? `${answeredText(form) ?? 'Answered'}${decideBy === null ? '' : ' of the approval'}`
      : by(replyBy);
  return (
    <Card title="After you submit">
      <ExpectedSteps
        title={null}
        steps={steps.map((step) => ({ ...step, name: `Approval: ${step.name}` }))}
        after={[
          { name: `${roleLabel(group)} replies`, text: reply, icon: <IconMessage size={16} aria-hidden="true" /> },
          ...(resolveBy === null
            ? []
            : [{ name: 'Resolved', text: by(resolveBy), icon: <IconCheck size={16} aria-hidden="true" /> }]),
        ]}
      />
      <p className={styles.promise}>
        {decideBy === null ? '' : `The approval is due ${formatShortDateTime(decideBy, zone)}. `}
        You get a notification for each reply, and find the ticket under{' '}
        <Link to={pathOf('myTickets')}>your tickets</Link>.
      </p>
    </Card>
  );
}
