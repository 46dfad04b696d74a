import type { StuckRequest } from '@muster/contract/domains/approvals/policies.calls.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { kindLabel } from './policy-steps.tsx';

/** Requests that nobody can decide, for the admin who can give somebody the role. Nothing if all is well. */
export function StuckRequests({
  requests,
  zone,
}: {
  readonly requests: readonly StuckRequest[];
  readonly zone: string;
}) {
  if (requests.length === 0) return null;
  return (
    <>
      <Notice tone="amber" title="No one can decide these requests">
        Every approver is inactive or takes part in the request. Give another user the role workforce admin or admin.
      </Notice>
      <Card title={`Requests without an approver (${requests.length})`} flush>
        <PlainTable
          label="Requests without an approver"
          columns={columnsFor(zone)}
          rows={requests}
          rowId={({ id }) => id}
          empty="Every request has an approver."
        />
      </Card>
    </>
  );
}

const columnsFor = (zone: string): readonly PlainColumn<StuckRequest>[] => [
  { header: 'Request', cell: ({ kind }) => kindLabel(kind) },
  { header: 'Person', cell: ({ person }) => person },
  { header: 'Step', cell: ({ step }) => step },
  { header: 'Waiting since', cell: ({ since }) => formatDateTime(since, zone), isUnbroken: true },
];
