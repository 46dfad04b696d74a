import { formatPhone } from '@muster/contract/phone.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { homeZone } from '@muster/contract/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatClock } from '../../../platform/format/dates.ts';
import { hasClockOfHome, zoneCity } from '../../../platform/format/zones.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { AnchorButton } from '../../../ui/button/anchor-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { EmailText } from '../../../ui/email/email-link.tsx';
import { ownManagersQuery } from '../accounts.queries.ts';
import styles from './manager-people.module.css';

/** As the screen asks. Tickets build on clients, so their rules are out of reach here. */
const submits = { permissions: ['can create ticket'] } as const;

/** For client users: who looks after their company, and the ways to reach them. */
export function ManagerPeople({ clientId }: { readonly clientId: number }) {
  const managers = useQuery(ownManagersQuery(clientId));
  return (
    <Loaded of={managers} thing="account managers">
      {(people) =>
        people.length === 0 ? (
          <CardNote inBody>Your account manager will appear here once assigned.</CardNote>
        ) : (
          people.map(({ user_id, name, email, phone, photo }) => (
            <div key={user_id} className={styles.manager}>
              <Initials name={name} photo={photo} size={48} />
              <div>
                <p className={styles.managerName}>{name}</p>
                <p className={styles.managerText}>
                  <EmailText email={email} />
                </p>
                {phone === null ? null : <p className={styles.managerText}>{formatPhone(phone)}</p>}
                <TimeThere />
              </div>
              <div className={styles.reach}>
                <AnchorButton href={`mailto:${email}`}>Email</AnchorButton>
                {phone === null ? null : (
                  <AnchorButton href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>Call</AnchorButton>
                )}
                <Can rule={submits}>
                  <LinkButton to={pathOf('submitATicket')}>Open a ticket</LinkButton>
                </Can>
              </div>
            </div>
          ))
        )
      }
    </Loaded>
  );
}

/** The time at the provider, where it differs: whether a call is welcome now. */
function TimeThere() {
  const now = useMinute();
  const zone = useViewerZone();
  if (hasClockOfHome(zone)) return null;
  return <p className={styles.managerText}>{`${formatClock(now, homeZone)} in ${zoneCity(homeZone)} now`}</p>;
}
