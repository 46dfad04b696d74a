import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { formatMonth } from '../../../platform/format/dates.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePeopleFilters } from '../../shifts/index.ts';
import { earlierDaysQuery } from '../attendance.queries.ts';
import { AttendanceTabs } from '../day-list/attendance-tabs.tsx';
import { dayKey, dayTableColumns } from '../day-list/day-columns.tsx';
import styles from '../day-list/day-list.module.css';
import { DayList } from '../day-list/day-list.tsx';
import { monthsBetween } from './months.ts';

/** `/employees/attendance/old` (section 2.4): months before the previous one, to be read and not changed. */
export function EarlierAttendancePage() {
  const [{ month: chosen }, change] = useListScope(['month']);
  const scope = { month: chosen !== null && /^\d{4}-\d\d$/.test(chosen) ? chosen : null };
  const otherFilters = usePeopleFilters();
  const list = useRecordList({
    name: 'earlierAttendanceDays',
    query: (request) => earlierDaysQuery(request, scope),
    columns: dayTableColumns,
    rowId: dayKey,
    otherFilters,
  });
  const hasTabs = useMay(attendanceAccess.days);
  const { answer } = list;
  const months = answer ? monthsBetween(answer.first_month, answer.last_month) : [];
  return (
    <Page fill>
      <PageHeader title="Earlier months" count={list.total} text="Attendance from earlier months (read-only)." />
      {hasTabs ? <AttendanceTabs active="earlier" /> : null}
      <DayList list={list}>
        <div className={styles.month}>
          <ComboBox
            aria-label="Month"
            placeholder="Month"
            options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
            value={scope.month ?? answer?.month ?? null}
            onChange={(month) => change({ month })}
          />
        </div>
      </DayList>
    </Page>
  );
}
