import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { useMemo } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDayListExport } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { peopleFilters } from '../../shifts/index.ts';
import { daysQuery, given } from '../attendance.queries.ts';
import { dayColumnsFor, dayKey } from '../day-list/day-columns.tsx';
import styles from '../day-list/day-list.module.css';
import { DayList } from '../day-list/day-list.tsx';
import { DayInput } from './day-input.tsx';
import { LazyDayPanel } from './lazy-day-panel.tsx';

/** The last seven days unless the address says otherwise. */
export function AttendanceDays() {
  const zone = useViewerZone();
  const { open, panel } = useLazyPanel((day: DayRow, state) => <LazyDayPanel day={day} {...state} />);
  const [range, change] = useListScope(['from', 'to']);
  const scope = { from: dayOrNull(range.from), to: dayOrNull(range.to) };
  const columns = useMemo(() => dayColumnsFor({ zone, onOpen: open }), [zone, open]);
  const list = useRecordList({
    screen: 'employeeAttendance',
    query: (request) => daysQuery(request, scope),
    columns,
    rowId: dayKey,
    toolbarFilters: peopleFilters,
  });
  return (
    <>
      <DayList
        list={list}
        download={(format) =>
          callApi(attendanceDayListExport, {
            body: { format, query: { dt_params: JSON.stringify(list.parameters), ...given(scope) } },
          })
        }
      >
        <div className={styles.days}>
          <DayInput label="From" value={scope.from ?? list.answer?.from ?? ''} onChange={(from) => change({ from })} />
          <DayInput label="To" value={scope.to ?? list.answer?.to ?? ''} onChange={(to) => change({ to })} />
        </div>
      </DayList>
      {panel}
    </>
  );
}

const dayOrNull = (text: string | null) => (text !== null && isDay(text) ? text : null);
