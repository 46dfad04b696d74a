import type { UserDetails } from '@muster/contract/domains/accounts/accounts.schemas.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { Link } from 'react-router';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { shiftHours } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList, type Fact } from '../../../ui/description-list/description-list.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from './my-profile.module.css';

/** Facts about the user in addition to the name: roles, time zone, and for those without an employee record client and team. */
export function AccountFacts({ details, isEmployee }: AccountFactsProps) {
  const zone = useViewerZone();
  const facts: Fact[] = [
    { label: 'Email', value: details.user.email },
    { label: details.roles.length === 1 ? 'Role' : 'Roles', value: details.roles.map(roleLabel).join(', ') },
    { label: 'Timezone', value: zoneCity(zone) },
    ...(isEmployee ? [] : workFacts(details, zone)),
  ];
  return (
    <Card title="Account">
      <DescriptionList columns={1} facts={facts} />
      <div className={styles.links}>
        <Link to="/change-password">Change password</Link>
        <Link to="/change-timezone">Change time zone</Link>
      </div>
    </Card>
  );
}

interface AccountFactsProps {
  readonly details: UserDetails;
  /** The facts of the work are above. */
  readonly isEmployee: boolean;
}

/** Of somebody with several companies, all of them. */
function clientFacts({ myClient, companies }: Pick<UserDetails, 'myClient' | 'companies'>): Fact[] {
  if (!myClient) return [];
  if (companies.length === 0) return [{ label: 'Client', value: myClient.legal_business_name }];
  const names = companies.map(({ clientId, name }) => (clientId === myClient.id ? `${name} (open)` : name));
  return [{ label: 'Companies', value: names.join(', ') }];
}

function workFacts({ myTeam, myClient, myShift, companies }: UserDetails, zone: string): Fact[] {
  return [
    ...clientFacts({ myClient, companies }),
    ...(myTeam ? [{ label: 'Team', value: myTeam.role ? `${myTeam.name} (${myTeam.role})` : myTeam.name }] : []),
    ...(myTeam && myTeam.leaders.length > 0
      ? [{ label: 'Team leads', value: myTeam.leaders.map(({ name }) => name).join(', ') }]
      : []),
    ...(myShift ? [{ label: 'Shift', value: <ShiftFact shift={myShift} zone={zone} /> }] : []),
  ];
}

/** The hours on the user's clock first, then on that of the shift where it differs. */
function ShiftFact({ shift, zone }: { readonly shift: NonNullable<UserDetails['myShift']>; readonly zone: string }) {
  const { text, there, shiftedDays } = shiftHours(shift, zone);
  return (
    <>
      {shift.name}, {text}, {weekdaysText(shift.work_days, shiftedDays)}
      {there === null ? null : <SecondLine>{there}</SecondLine>}
    </>
  );
}
