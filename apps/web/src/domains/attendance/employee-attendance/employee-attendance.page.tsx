import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { correctionsQuery } from '../attendance.queries.ts';
import { correctionWires, dayWires } from '../attendance.wires.ts';
import { CorrectionList } from '../corrections/correction-list.tsx';
import { AttendanceDays } from './attendance-days.tsx';

const refreshed = [dayWires.list, dayWires.details, correctionWires.list];

/** `/employees/attendance` (section 2.4): everybody's days as they were worked out, and the corrections to decide. */
export function EmployeeAttendancePage() {
  const [address] = useSearchParams();
  const showsCorrections = address.get('show') === 'corrections';
  const waiting = useQuery(correctionsQuery({ view: 'waiting', page: 1 }));
  useRefreshOn('schedule.changed', refreshed);
  const path = pathOf('employeeAttendance');
  const count = waiting.data?.waiting ?? 0;
  return (
    <Page>
      <PageHeader title="Attendance" text="Worked out from schedule, punches and approved corrections." />
      <LinkTabs
        label="Attendance"
        active={showsCorrections ? 'corrections' : 'days'}
        tabs={[
          { id: 'days', label: 'Days', to: path },
          {
            id: 'corrections',
            label: count > 0 ? `Corrections (${count})` : 'Corrections',
            to: `${path}?show=corrections`,
          },
          { id: 'earlier', label: 'Earlier months', to: pathOf('employeeAttendanceOld') },
        ]}
      />
      {showsCorrections ? (
        <RecordContent>
          <RecordStack>
            <Card title="To decide" flush>
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
