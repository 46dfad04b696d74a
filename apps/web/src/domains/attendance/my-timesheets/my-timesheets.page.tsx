import type { CallAnswer } from '@muster/contract/call.ts';
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { IconClockOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { instantOf, now } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { Slot } from '../../../platform/slots/slot.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { CorrectAnotherDay } from './correct-another-day.tsx';
import styles from './my-timesheets.module.css';
import { OvertimeToDecide } from './overtime-to-decide.tsx';
import { OwnDays } from './own-days.tsx';
import { ToDecide } from './to-decide.tsx';

/** Other roles decide on the page with all days. */
const leads = { roles: ['team lead'] } as const;
const refreshed = [attendanceEndpoints.own];

/** `/my-timesheets` (section 2.3): clock in and out, and the own days as planned and clocked. */
export function MyTimesheetsPage() {
  const own = useQuery({ ...apiQuery(attendanceEndpoints.own), staleTime: 0 });
  // A decision about an own correction sends a notification.
  useRefreshOn('notifications.changed', refreshed);
  const zone = own.data?.zone ?? null;
  return (
    <Page>
      <PageHeader
        title="My timesheets"
        text={zone ? `Times are in ${zoneCity(zone)} time. Night shifts count toward their start date.` : null}
      />
      <Loaded of={own} thing="days">
        {(found) => <OwnAttendance own={found} />}
      </Loaded>
    </Page>
  );
}

function OwnAttendance({ own }: { readonly own: CallAnswer<(typeof attendanceCalls)['own']> }) {
  const { next, zone, days, correctable } = own;
  return (
    <>
      {next === null || zone === null ? (
        <EmptyState
          icon={<IconClockOff aria-hidden="true" />}
          title="No timesheets"
          hint="Your account isn't linked to an employee record, so you don't have timesheets."
        />
      ) : null}
      <div className={styles.content} data-settling="">
        {next === null || zone === null ? null : <Slot name="own-clock" />}
        <Can rule={leads}>
          <ToDecide />
          <OvertimeToDecide />
        </Can>
        {zone === null ? null : <Slot name="own-timesheets" />}
        {zone === null ? null : (
          <Card
            title="Days"
            flush
            actions={correctable === null ? null : <CorrectAnotherDay days={correctable} zone={zone} />}
          >
            <OwnDays days={days} today={dayAt(instantOf(own.now) ?? now(), zone)} zone={zone} />
          </Card>
        )}
      </div>
    </>
  );
}
