import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { useSearchParams } from 'react-router';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { Slot } from '../../../platform/slots/slot.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { CorrectionList } from '../corrections/correction-list.tsx';
import { AttendanceTabs } from '../day-list/attendance-tabs.tsx';
import { EnterTimesButton } from '../enter-times/enter-times-button.tsx';
import { AttendanceDays } from './attendance-days.tsx';

const refreshed = [attendanceDaysEndpoints.list, attendanceDaysEndpoints.details, correctionsEndpoints.list];

/** `/employees/attendance` (section 2.4): the computed days of all visible employees, and the corrections to decide. */
export function EmployeeAttendancePage() {
  const [address] = useSearchParams();
  const mayDecide = useMay(attendanceAccess.decide);
  const showsCorrections = mayDecide && address.has('show');
  useRefreshOn('schedule.changed', refreshed);
  return (
    <Page fill>
      <PageHeader
        title="Attendance"
        text="Worked out from schedule, punches and approved corrections."
        actions={
          <>
            <Slot name="attendance-actions" />
            <EnterTimesButton />
          </>
        }
      />
      <AttendanceTabs active={showsCorrections ? 'corrections' : 'days'} />
      {showsCorrections ? <CorrectionList /> : <AttendanceDays />}
    </Page>
  );
}
