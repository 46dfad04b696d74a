import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { useQuery } from '@tanstack/react-query';
import { useAddressView } from '../../../platform/address/use-address-view.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceExportEndpoints } from '../../../platform/api/endpoints/attendance-export.generated.ts';
import { formatMonth } from '../../../platform/format/dates.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { earlierDaysQuery } from '../attendance.queries.ts';
import { AttendanceTabs } from '../day-list/attendance-tabs.tsx';
import styles from '../day-list/day-list.module.css';
import { DayList } from '../day-list/day-list.tsx';
import { daysViewIn, monthIn, narrowedBy, queryOf } from '../day-list/days-address.ts';
import { monthsBetween } from './months.ts';

/** `/employees/attendance/old` (section 2.4): months before the previous one, to be read and not changed. */
export function EarlierAttendancePage() {
  const [view, change] = useAddressView(daysViewIn);
  const days = useQuery(earlierDaysQuery({ ...queryOf(view), ...monthIn(view) }));
  const hasTabs = useMay(attendanceAccess.days);
  const { data } = days;
  const months = data ? monthsBetween(data.first_month, data.last_month) : [];
  return (
    <Page>
      <PageHeader
        title="Earlier attendance"
        count={data?.total}
        text="Months before the previous one, as they were worked out. They are for reading alone."
      />
      {hasTabs ? <AttendanceTabs active="earlier" /> : null}
      <div className={hasTabs ? styles.list : undefined}>
        <DayList
          list={days}
          view={view}
          onChange={change}
          download={(format) =>
            callApi(attendanceExportEndpoints.earlier, { body: { format, ...narrowedBy(view), ...monthIn(view) } })
          }
        >
          <div className={styles.month}>
            <ComboBox
              aria-label="Month"
              placeholder="Month"
              options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
              value={view.month ?? data?.month ?? null}
              onChange={(month) => change({ month })}
            />
          </div>
        </DayList>
      </div>
    </Page>
  );
}
