import { counted } from '@muster/contract/counted.ts';
import type { HolidayCalendarRow } from '@muster/contract/domains/holidays/holiday-calendar-answers.ts';
import { holidayCalendarColumns } from '@muster/contract/domains/holidays/holiday-calendar-columns.ts';
import { holidayCalendarAccess } from '@muster/contract/domains/holidays/holiday-calendars.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { holidayCalendarsEndpoints } from '../../../platform/api/endpoints/holiday-calendars.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { holidayCalendarListQuery, refreshHolidayCalendars } from '../holiday-calendars.queries.ts';

const HolidayCalendarPanel = lazyPanel(() =>
  import('../holiday-calendar.panel.tsx').then((part) => part.HolidayCalendarPanel),
);

const nameCell = ({ id, name }: HolidayCalendarRow) => (
  <NameCell name={name} to={pathOf('holidayCalendarDetails', { id })} plain />
);

const columns = columnsOf<HolidayCalendarRow>()(holidayCalendarColumns, {
  name: {
    width: 330,
    grow: true,
    pinned: 'left',
    cell: nameCell,
    card: 'title',
  },
  country: { width: 130, card: 'line' },
  state: { width: 170, card: 'line' },
  client: { width: 220, card: 'line' },
  holidays: { width: 110, card: 'line', cardCell: ({ holidays }) => counted(holidays, 'holiday') },
  description: { width: 280, hiddenAtFirst: true },
  updated_at: { width: 180, hiddenAtFirst: true },
});

/** `/holiday-calendars` */
export function HolidayCalendarListPage() {
  const form = useLazyPanel((subject: HolidayCalendarRow | null, state) => (
    <HolidayCalendarPanel subject={subject} {...state} />
  ));
  const list = useRecordList({ name: 'holidayCalendars', query: holidayCalendarListQuery, columns });
  useRefreshOn('holiday-calendars.changed', [holidayCalendarsEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'Holiday calendar',
    nameOf: ({ name }: HolidayCalendarRow) => name,
    send: ({ id }) => callApi(holidayCalendarsEndpoints.delete, { body: { id } }),
    refresh: refreshHolidayCalendars,
  });
  return (
    <RecordListPage
      title="Holiday calendars"
      thing="Holiday calendar"
      list={list}
      rowName={({ name }) => name}
      rowHref={({ id }) => pathOf('holidayCalendarDetails', { id })}
      searchPlaceholder="Search: Name, Country, State, Client"
      emptyHint="Holiday calendars appear here when they are added."
      mayChange={useMay(holidayCalendarAccess.change)}
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
