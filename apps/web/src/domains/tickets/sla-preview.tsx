import { ticketPriorityLabel } from '@muster/contract';
import { ticketSlaTargetLabels as labels } from '@muster/contract/domains/tickets/ticket-sla-policies.constants.ts';
import type { TicketSlaPreview } from '@muster/contract/domains/tickets/ticket-sla-policy-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../platform/format/dates.ts';
import { Loaded } from '../../platform/record/loaded.tsx';
import { useViewerZone } from '../../platform/session/account-queries.ts';
import { CardNote } from '../../ui/card/card-note.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import { type SlaPreviewBody, ticketSlaPreviewQuery } from './ticket-sla-policies.queries.ts';
import styles from './ticket-types.module.css';

/** When a ticket that is filed now is due, by priority. */
export function SlaPreview({ body }: { readonly body: SlaPreviewBody }) {
  return (
    <Loaded of={useQuery(ticketSlaPreviewQuery(body))} thing="preview">
      {(preview) => <DueTimes preview={preview} />}
    </Loaded>
  );
}

type Due = TicketSlaPreview['priorities'][number];

function DueTimes({
  preview: { filed_at, timezone, approval_at, priorities },
}: {
  readonly preview: TicketSlaPreview;
}) {
  const zone = useViewerZone();
  const time = (instant: string | null) => <DueTime instant={instant} viewerZone={zone} policyZone={timezone} />;
  const columns: readonly PlainColumn<Due>[] = [
    { header: 'Priority', cell: ({ priority }) => ticketPriorityLabel(priority), isUnbroken: true },
    { header: labels.first_response, cell: ({ first_response_at }) => time(first_response_at) },
    { header: labels.resolution, cell: ({ resolution_at }) => time(resolution_at) },
  ];
  return (
    <div className={styles.tried}>
      <CardNote inBody>Filed {formatDateTime(filed_at, zone)}</CardNote>
      <div className={styles.dueTimes}>
        <PlainTable
          label="Due times"
          columns={columns}
          rows={priorities}
          rowId={({ priority }) => priority}
          empty="No priorities."
        />
      </div>
      <CardNote inBody>
        An approval is due {approval_at === null ? 'at no time' : formatDateTime(approval_at, zone)}.
      </CardNote>
    </div>
  );
}

interface DueTimeProps {
  readonly instant: string | null;
  readonly viewerZone: string;
  readonly policyZone: string;
}

/** In the viewer's zone, and in the policy's where its clock shows something else. */
function DueTime({ instant, viewerZone, policyZone }: DueTimeProps) {
  if (instant === null) return <>Not within three years</>;
  const [own, theirs] = [formatDateTime(instant, viewerZone), formatDateTime(instant, policyZone)];
  return (
    <>
      {own}
      {own === theirs ? null : (
        <SecondLine>
          {theirs} {policyZone}
        </SecondLine>
      )}
    </>
  );
}
