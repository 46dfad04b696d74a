import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { nextShift, ownAttendanceQuery } from '../domains/home/index.ts';
import { apiQuery } from '../platform/api/api-query.ts';
import { leaveRequestsEndpoints } from '../platform/api/endpoints/leave-requests.generated.ts';
import { now } from '../platform/clock/clock.ts';
import { formatWeekday } from '../platform/format/dates.ts';
import { weekdaysText } from '../platform/format/weekdays.ts';
import { clockRange, shiftHours } from '../platform/format/zone-times.ts';
import { userDetailsQuery, useViewerZone } from '../platform/session/account-queries.ts';
import { KeyFact, KeyFactList } from '../ui/record/key-facts.tsx';

/** Where, when and with whom the viewer works, the next shift and the leave left. Facts that load later keep their place. */
export function OwnFacts() {
  const zone = useViewerZone();
  const { data: details } = useQuery(userDetailsQuery);
  const { data: own } = useQuery(ownAttendanceQuery);
  const { data: choices } = useQuery({ ...apiQuery(leaveRequestsEndpoints.choices, { query: {} }), staleTime: 0 });
  const { myClient, myShift, myTeam } = details ?? { myClient: null, myShift: null, myTeam: null };
  const hours = myShift && shiftHours(myShift, zone);
  const next = own && nextShift(own.days, now());
  const [lead, ...otherLeads] = myTeam?.leaders ?? [];
  const left = choices?.types.find(({ is_paid, balance_minutes }) => is_paid && balance_minutes > 0);
  return (
    <KeyFactList kind="own">
      <KeyFact label="Client" value={myClient?.legal_business_name} detail={null} />
      <KeyFact
        label={hours && myShift ? `Shift, ${weekdaysText(myShift.work_days, hours.shiftedDays)}` : 'Shift'}
        value={hours?.text ?? myShift?.name}
        detail={hours?.there ?? myShift?.name ?? null}
      />
      <KeyFact label="Team" value={myTeam?.name} detail={myTeam?.role ?? null} />
      <KeyFact
        label={otherLeads.length > 0 ? 'Team leads' : 'Team lead'}
        value={lead?.name}
        detail={otherLeads.map(({ name }) => name).join(', ') || null}
      />
      <KeyFact
        label="Next shift"
        value={next ? formatWeekday(next.work_date) : null}
        detail={next?.starts_at ? clockRange(next.starts_at, next.ends_at, zone) : null}
      />
      <KeyFact label="Leave left" value={left && leaveDaysText(left.available_minutes)} detail={left?.name ?? null} />
    </KeyFactList>
  );
}
