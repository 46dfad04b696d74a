import type { HolidayRow } from '@muster/contract/domains/holidays/holiday-answers.ts';
import { holidayColumns } from '@muster/contract/domains/holidays/holiday-columns.ts';
import { holidayAccess } from '@muster/contract/domains/holidays/holidays.policy.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { holidaysEndpoints } from '../../../platform/api/endpoints/holidays.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { partOfDay } from '../../../platform/format/time-of-day.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Slot } from '../../../platform/slots/slot.tsx';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { holidayListQuery, refreshHolidays } from '../holidays.queries.ts';

const HolidayPanel = lazyPanel(() => import('../holiday.panel.tsx').then((part) => part.HolidayPanel));

const columns = columnsOf<HolidayRow>()(holidayColumns, {
  day: { width: 140, pinned: 'left', card: 'line', cell: ({ day }) => formatWeekday(day) },
  name: {
    width: 280,
    grow: true,
    card: 'title',
    cell: ({ name, from_time: from, until_time: until }) =>
      [name, partOfDay(from, until)].filter((text) => text !== null).join(', '),
  },
  calendar: { width: 200, card: 'line' },
  kind: { width: 180, card: 'line' },
  from_time: { width: 90, hiddenAtFirst: true },
  until_time: { width: 90, hiddenAtFirst: true },
  is_fixed: { width: 170, hiddenAtFirst: true },
  source: { width: 240 },
  updated_at: { width: 180, hiddenAtFirst: true },
});

/** `/holidays` */
export function HolidayListPage() {
  const form = useLazyPanel((subject: HolidayRow | null, state) => <HolidayPanel subject={subject} {...state} />);
  const list = useRecordList({ name: 'holidays', query: holidayListQuery, columns });
  useRefreshOn('holidays.changed', [holidaysEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'Holiday',
    nameOf: ({ name }: HolidayRow) => name,
    send: ({ id }) => callApi(holidaysEndpoints.delete, { body: { id } }),
    refresh: refreshHolidays,
  });
  return (
    <RecordListPage
      title="Holidays"
      thing="Holiday"
      list={list}
      rowName={({ name }) => name}
      searchPlaceholder="Search: Name, Calendar, Source"
      emptyHint="Holidays appear here when they are added."
      mayChange={useMay(holidayAccess.change)}
      actions={<Slot name="holiday-list-actions" />}
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
