import type { LeaveChoice, LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { availableShare, hasBalance, requestDaysText, requestLengthText, unpaidText } from '../leave-request-texts.ts';
import { leaveChoicesQuery, leaveRequestAnswers, ownLeaveQuery } from '../leave-requests.queries.ts';
import { useRequestLeave } from '../use-request-leave.tsx';
import { nextLeave } from './next-leave.ts';
import styles from './own-leave.module.css';

/** For the home page: the viewer's balances and next leave, with the form to request more. */
export function OwnLeaveCard() {
  const choices = useQuery(leaveChoicesQuery(null));
  const requests = useQuery(ownLeaveQuery);
  const zone = useViewerZone();
  // A decision sends a notification.
  useRefreshOn('notifications.changed', leaveRequestAnswers);
  const requesting = useRequestLeave({ forOthers: false });
  return (
    <Card
      title="Leave balance"
      flush
      actions={
        <Button small icon={<IconPlus aria-hidden="true" />} onClick={requesting.request}>
          Request leave
        </Button>
      }
    >
      <Loaded of={choices} thing="leave balances" outline={<RowsSkeleton />}>
        {({ types }) => <Balances types={types.filter((type) => hasBalance(type) || unpaidText(type) !== null)} />}
      </Loaded>
      {nextLeave(requests.data ?? [], dayAt(now(), zone)).map((request) => (
        <Next key={request.id} request={request} />
      ))}
      {requesting.panel}
    </Card>
  );
}

function Balances({ types }: { readonly types: readonly LeaveChoice[] }) {
  if (types.length === 0) return <CardNote>You have no leave balance yet.</CardNote>;
  return (
    <ul className={styles.balances} aria-label="Leave balances">
      {types.map((type) => {
        if (!type.is_paid)
          return (
            <li key={type.leave_type_id}>
              <span>{type.name}</span>
              <span className={styles.figure}>{unpaidText(type)}</span>
            </li>
          );
        const { days, of, share } = availableShare(type);
        return (
          <li key={type.leave_type_id}>
            <span>{type.name}</span>
            <span className={styles.figure}>
              <b>{days}</b> of {of}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${share * 100}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const Next = ({ request }: { readonly request: LeaveRequest }) => (
  <Link to="/my-leave" className={styles.next}>
    <span className={styles.words}>
      <span className={styles.title}>{requestDaysText(request)}</span>
      <span className={styles.text}>
        {request.leave_type} · {requestLengthText(request)}
      </span>
    </span>
    <StateBadge word={leaveRequestStateLabels[request.state]} />
  </Link>
);
