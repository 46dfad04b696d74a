import type { UserDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { problemText } from '../../../platform/api/problem-error.ts';
import { formatTimeOfDay } from '../../../platform/format/time-of-day.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList, type Fact } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import styles from './home.module.css';
import { workDaysText } from './work-days.ts';

/** The viewer's own shift, team and client. With `onlyWithPlace` it is hidden from viewers without any. */
export function OwnWorkCard({ onlyWithShiftOrTeam }: { readonly onlyWithShiftOrTeam: boolean }) {
  const { data: details, error, refetch } = useQuery(userDetailsQuery);
  const zone = useViewerZone();
  if (onlyWithShiftOrTeam && !details?.myShift && !details?.myTeam) return null;
  return (
    <Card
      title="Your work"
      actions={
        <Link to="/my-profile" className={styles.cardLink}>
          My profile
        </Link>
      }
    >
      {details?.lateNotification ? (
        <Notice tone="amber" title="Your shift has begun">
          It began at {formatTimeOfDay(details.lateNotification.start_time)}, {details.lateNotification.minutes_late}{' '}
          minutes ago.
        </Notice>
      ) : null}
      {details ? <DescriptionList facts={factsOf(details, zone)} /> : null}
      {error && !details ? (
        <ErrorState title="Your work could not be loaded" text={problemText(error)} onRetry={() => void refetch()} />
      ) : null}
      {details || error ? null : <PageSkeleton />}
    </Card>
  );
}

function factsOf({ myClient, myTeam, myShift, roles }: UserDetails, zone: string): readonly Fact[] {
  const leaders = myTeam?.leaders.map(({ name }) => name).join(', ');
  return [
    ...(myClient ? [{ label: 'Client', value: myClient.legal_business_name }] : []),
    ...(myShift
      ? [
          { label: 'Shift', value: myShift.name },
          { label: 'Hours', value: hoursText(myShift, zone) },
          { label: 'Work days', value: workDaysText(myShift.work_days) },
        ]
      : []),
    ...(myTeam ? [{ label: 'Team', value: myTeam.name }] : []),
    ...(leaders ? [{ label: 'Team leads', value: leaders }] : []),
    { label: roles.length === 1 ? 'Role' : 'Roles', value: roles.map(roleLabel).join(', ') },
  ];
}

function hoursText(shift: NonNullable<UserDetails['myShift']>, zone: string): string {
  const hours = `${formatTimeOfDay(shift.start_time)} to ${formatTimeOfDay(shift.end_time)}`;
  return shift.timezone === zone ? hours : `${hours}, ${zoneCity(shift.timezone)} time`;
}
