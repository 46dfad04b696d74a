import { useSearchParams } from 'react-router';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { CorrectionList } from '../corrections/correction-list.tsx';
import { AttendanceTabs } from '../day-list/attendance-tabs.tsx';
import { AttendanceDays } from './attendance-days.tsx';

const refreshed = [attendanceDaysEndpoints.list, attendanceDaysEndpoints.details, correctionsEndpoints.list];

/** `/employees/attendance` (section 2.4): the computed days of all visible employees, and the corrections to decide. */
export function EmployeeAttendancePage() {
  const [address] = useSearchParams();
  const showsCorrections = address.get('show') === 'corrections';
  useRefreshOn('schedule.changed', refreshed);
  return (
    <Page fill={!showsCorrections}>
      <PageHeader title="Attendance" text="Calculated from schedules, clock-ins and approved corrections." />
      <AttendanceTabs active={showsCorrections ? 'corrections' : 'days'} />
      {showsCorrections ? (
        <RecordContent>
          <RecordStack>
            <Card title="Pending approval" flush>
              <CorrectionList view="waiting" />
            </Card>
            <Card title="Decided" flush>
              <CorrectionList view="decided" />
            </Card>
          </RecordStack>
        </RecordContent>
      ) : (
        <AttendanceDays />
      )}
    </Page>
  );
}
