import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { Slot } from '../../../platform/slots/slot.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { CorrectionList } from '../corrections/correction-list.tsx';
import { AttendanceTabs } from '../day-list/attendance-tabs.tsx';
import { EnterTimesButton } from '../enter-times/enter-times-button.tsx';
import { OvertimeList } from '../overtime/overtime-list.tsx';
import { AttendanceDays } from './attendance-days.tsx';

const refreshed = [
  attendanceDaysEndpoints.list,
  attendanceDaysEndpoints.details,
  correctionsEndpoints.list,
  overtimeEndpoints.list,
];

const contents = { days: AttendanceDays, corrections: CorrectionList, overtime: OvertimeList };
const things = { days: ['day'], corrections: ['correction'], overtime: ['request'] } as const;

/** `/employees/attendance` (section 2.4): the computed days of all visible employees, and the corrections and overtime to decide. */
export function EmployeeAttendancePage() {
  const [address] = useSearchParams();
  const mayDecide = useMay(attendanceAccess.decide);
  const show = mayDecide ? (address.get('show') ?? '') : '';
  const active = show === '' ? 'days' : show.endsWith('overtime') ? 'overtime' : 'corrections';
  const Content = contents[active];
  const [total, setTotal] = useState<number | undefined>(undefined);
  useRefreshOn('schedule.changed', refreshed);
  return (
    <Page fill>
      <PageHeader
        title="Attendance"
        count={total}
        things={things[active]}
        actions={
          <>
            <Slot name="attendance-actions" />
            <EnterTimesButton />
          </>
        }
      />
      <AttendanceTabs active={active} />
      <Content onTotal={setTotal} />
    </Page>
  );
}
