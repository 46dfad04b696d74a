import type { AvailabilityRow } from '@muster/contract/domains/interviews/availability-answers.ts';
import { availabilityColumns } from '@muster/contract/domains/interviews/availability-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { availabilityEndpoints } from '../../../platform/api/endpoints/availability.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { zoneCell } from '../../../platform/table/zone-cell.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { availabilityListQuery } from '../availability.queries.ts';
import { freeTimes, shortTimesText } from '../week/summary-text.ts';

const hrefOf = ({ uuid }: AvailabilityRow) => pathOf('clientAvailabilityDetails', { uuid });
const nameCell = (row: AvailabilityRow, plain = false) => (
  <NameCell name={row.name} below={row.client} to={hrefOf(row)} plain={plain} />
);

/** The own clock of the viewer, then that of the client user; for the client that of Manila. */
function nextFreeCell({ next_free_at, timezone }: AvailabilityRow, viewerZone: string) {
  if (next_free_at === null) return 'None in eight weeks';
  const [first, second] = freeTimes(next_free_at, timezone, viewerZone);
  return (
    <>
      {first}
      {second === null ? null : <SecondLine>{second}</SecondLine>}
    </>
  );
}

const columns = columnsOf<AvailabilityRow>()(availabilityColumns, {
  name: {
    width: 220,
    grow: true,
    pinned: 'left',
    cell: (row) => nameCell(row),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  },
  client: { width: 220, hiddenAtFirst: true, within: 'name' },
  timezone: { width: 130, cell: ({ timezone }) => zoneCell(timezone) },
  weekly_minutes: { width: 120 },
  next_free_at: {
    width: 200,
    isEarly: true,
    cell: nextFreeCell,
    card: 'line',
    cardCell: ({ next_free_at, timezone }) =>
      next_free_at === null ? 'Not free in eight weeks' : shortTimesText(next_free_at, timezone),
  },
  updated_at: { width: 170, hiddenAtFirst: true },
});

/** `/recruitment/client-availabilities` */
export function ClientAvailabilityListPage() {
  const list = useRecordList({ name: 'clientAvailabilities', query: availabilityListQuery, columns });
  useRefreshOn('availabilities.changed', [availabilityEndpoints.list]);
  return (
    <Page fill>
      <PageHeader title="Client availabilities" count={list.total} />
      <DataTable
        label="Client availabilities"
        list={list}
        rowName={({ name }) => name}
        rowHref={hrefOf}
        searchPlaceholder="Search: Client user, Client, Timezone"
        empty={{
          title: 'No availabilities yet.',
          hint: 'Client users appear here once they have set the hours when they can be asked for interviews.',
        }}
      />
    </Page>
  );
}
