import type { TodayGroup, TodayGroupName } from '@muster/contract/domains/home/today.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { todayEndpoints } from '../../../platform/api/endpoints/today.generated.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import cards from '../../../ui/card/card.module.css';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { groupLine, type TodayAnswer } from './group-line.ts';
import styles from './today.module.css';
import { todayQuery } from './today.queries.ts';
import { todayAddress } from './today-address.ts';

const refreshed = [todayEndpoints.read];

const cells: readonly { readonly name: TodayGroupName; readonly label: string; readonly short?: string }[] = [
  { name: 'working', label: 'Working' },
  { name: 'late', label: 'Late' },
  { name: 'missing', label: 'Missing' },
  { name: 'on_leave', label: 'On leave' },
  { name: 'later', label: 'Starts later', short: 'Later' },
];

/** Who is in, late, missing, on leave and still to come, of everybody or of one client. Each cell opens its people. */
export function TodayStrip({ clientId, isHeld }: TodayStripProps) {
  const today = useQuery(todayQuery(clientId));
  useRefreshOn('schedule.changed', refreshed);
  if (today.data && !isHeld) return <Strip today={today.data} />;
  if (today.error) {
    return (
      <Card>
        <ErrorState
          title="Today could not be loaded"
          text={problemText(today.error)}
          onRetry={() => void today.refetch()}
        />
      </Card>
    );
  }
  return (
    <div className={classNames(cards.box, styles.strip)} data-loading="" role="status" aria-label="Loading today">
      {cells.map(({ name }) => (
        <div key={name} className={styles.cell}>
          <Skeleton width={72} height={16} />
          <Skeleton width={40} height={30} />
          <Skeleton width={110} height={16} />
        </div>
      ))}
    </div>
  );
}

interface TodayStripProps {
  readonly clientId?: number;
  /** It is not known yet whether there is anybody. */
  readonly isHeld?: boolean;
}

function Strip({ today }: { readonly today: TodayAnswer }) {
  const zone = useViewerZone();
  return (
    <ul className={classNames(cards.box, styles.strip)} aria-label="Today">
      {cells.map(({ name, label, short }) => {
        const group = today.groups[name];
        const to = todayAddress(name, today);
        const content = (
          <>
            <span className={styles.label} data-group={name}>
              <span className={short ? styles.long : undefined}>{label}</span>
              {short ? <span className={styles.short}>{short}</span> : null}
            </span>
            <span className={styles.figure}>{group.count}</span>
            <span className={styles.text}>{groupLine(name, today, zone)}</span>
            {name === 'working' ? null : <Faces group={group} />}
          </>
        );
        return (
          <li key={name}>
            {to === null ? (
              <div className={styles.cell}>{content}</div>
            ) : (
              <Link to={to} className={styles.cell}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Faces({ group: { count, people } }: { readonly group: TodayGroup }) {
  if (count === 0) return null;
  return (
    <span className={styles.faces} aria-hidden="true">
      {people.map(({ id, name }) => (
        <Initials key={id} name={name} size={24} />
      ))}
      {count > people.length ? <span className={styles.rest}>+{count - people.length}</span> : null}
    </span>
  );
}
