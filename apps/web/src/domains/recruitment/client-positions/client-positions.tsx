import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { workingStatuses } from '@muster/contract/domains/recruitment/open-position-status.rules.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { OpenedAge } from '../my-positions/opened-age.tsx';
import { openPositionListQuery } from '../open-positions.queries.ts';
import { PositionStatusBadge } from '../position-status.tsx';

const mostShown = 5;
const refreshed = [openPositionsEndpoints.list];

/** In the summary of a client, for staff who recruit: its positions that are worked on. */
export default function ClientPositions({ id }: { readonly id: number }) {
  const filters = { client_id: id, status: [...workingStatuses] };
  const found = useQuery(openPositionListQuery(pageQueryOf({ page: 1, rows: mostShown, filters })));
  useRefreshOn('open-positions.changed', refreshed);
  const client = found.data?.data[0]?.client;
  return (
    <Card
      title="Open positions"
      note={found.data?.total}
      flush
      actions={client ? <Link to={`${pathOf('openPositions')}?${addressOf(client)}`}>View all</Link> : null}
    >
      <Loaded of={found} thing="open positions" outline={<RowsSkeleton />}>
        {({ data }) => (
          <PlainTable
            label="Open positions"
            columns={columns}
            rows={data}
            rowId={(row) => row.id}
            empty="No open positions."
          />
        )}
      </Loaded>
    </Card>
  );
}

const columns: readonly PlainColumn<OpenPositionRow>[] = [
  {
    header: 'Position',
    cell: ({ id, title, opened_at: at }) => (
      <>
        <Link to={pathOf('openPositionDetails', { id })}>{title}</Link>
        <SecondLine>
          Opened <OpenedAge at={at} isInSentence />
        </SecondLine>
      </>
    ),
  },
  { header: 'Status', isUnbroken: true, cell: ({ status }) => <PositionStatusBadge status={status} /> },
  { header: 'Candidates', align: 'right', cell: ({ candidates }) => candidates || null },
  { header: 'With client', align: 'right', cell: ({ waiting }) => waiting || null },
  {
    header: 'Filled',
    align: 'right',
    isUnbroken: true,
    cell: ({ filled_count, headcount }) => `${filled_count} of ${headcount}`,
  },
];

const addressOf = (client: string) => new URLSearchParams({ 'filter.client': client });
