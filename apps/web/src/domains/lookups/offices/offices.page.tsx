import { counted } from '@muster/contract/counted.ts';
import { officeColumns } from '@muster/contract/domains/lookups/lookups-columns.ts';
import type { OfficeRow } from '@muster/contract/domains/lookups/offices.calls.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { officesEndpoints } from '../../../platform/api/endpoints/offices.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { zoneCell } from '../../../platform/table/zone-cell.tsx';
import { officeAndCurrencyAnswers, officeListQuery, refreshOfficesAndCurrencies } from '../lookups.queries.ts';

const OfficePanel = lazyPanel(() => import('./office.panel.tsx').then((part) => part.OfficePanel));

const columns = columnsOf<OfficeRow>()(officeColumns, {
  name: { width: 200, pinned: 'left', cell: ({ name }) => <NameCell name={name} plain />, card: 'title' },
  address: { width: 320, grow: true, card: 'line' },
  timezone: { width: 130, cell: ({ timezone }) => zoneCell(timezone), card: 'line' },
  country: { width: 170 },
  employees: { width: 120, card: 'aside', cardCell: ({ employees }) => counted(employees, 'employee') },
});

/** `/offices`: offices with the default time zone of new employees. */
export function OfficesPage() {
  const form = useLazyPanel((office: OfficeRow | null, state) => <OfficePanel office={office} {...state} />);
  const list = useRecordList({ name: 'offices', query: officeListQuery, columns });
  useRefreshOn('lookups.changed', officeAndCurrencyAnswers);
  const { remove, dialog } = useRemoval({
    thing: 'Office',
    nameOf: ({ name }: OfficeRow) => name,
    factsOf: ({ employees }) => counted(employees, 'current employee'),
    send: ({ id }) => callApi(officesEndpoints.delete, { body: { id } }),
    refresh: refreshOfficesAndCurrencies,
  });
  return (
    <RecordListPage
      title="Offices"
      thing="Office"
      list={list}
      rowName={({ name }) => name}
      searchPlaceholder="Search: Name, Address, Country"
      emptyHint="Add your offices. New employees default to their office's time zone."
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
