import type { UserDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { minutesText } from '../../../platform/format/minutes.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { shiftHours } from '../../../platform/format/zone-times.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList, type Fact } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';

/** The viewer's own shift, team and client. Viewers without shift and team have no card. */
export function OwnWorkCard() {
  const { data: details } = useQuery(userDetailsQuery);
  const zone = useViewerZone();
  if (!details || (!details.myShift && !details.myTeam)) return null;
  return (
    <Card title="Your work" actions={<Link to="/my-profile">My profile</Link>}>
      {details.lateNotification ? (
        <Notice tone="amber" title="Your shift has begun">
          {`It began ${minutesText(details.lateNotification.minutes_late)} ago.`}
        </Notice>
      ) : null}
      <DescriptionList facts={factsOf(details, zone)} />
    </Card>
  );
}

function factsOf({ myClient, myTeam, myShift, roles }: UserDetails, zone: string): readonly Fact[] {
  const leaders = myTeam?.leaders.map(({ name }) => name).join(', ');
  return [
    ...(myClient ? [{ label: 'Client', value: myClient.legal_business_name }] : []),
    ...(myShift ? [{ label: 'Shift', value: myShift.name }, ...hoursFacts(myShift, zone)] : []),
    ...(myTeam ? [{ label: 'Team', value: myTeam.name }] : []),
    ...(leaders ? [{ label: 'Team leads', value: leaders }] : []),
    { label: roles.length === 1 ? 'Role' : 'Roles', value: roles.map(roleLabel).join(', ') },
  ];
}

/** On the viewer's clock first, then on that of the shift where it differs. */
function hoursFacts(shift: NonNullable<UserDetails['myShift']>, zone: string): readonly Fact[] {
  const { text, there, shiftedDays } = shiftHours(shift, zone);
  return [
    {
      label: 'Hours',
      wide: true,
      value: (
        <>
          {text}
          {there === null ? null : <SecondLine>{there}</SecondLine>}
        </>
      ),
    },
    { label: 'Work days', value: weekdaysText(shift.work_days, shiftedDays) },
  ];
}
