import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveChoice } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { LeaveIcon } from '../leave-icon.tsx';
import { availableShare, hasBalance, unpaidText } from '../leave-request-texts.ts';
import { leaveChoicesQuery } from '../leave-requests.queries.ts';
import styles from './my-leave.module.css';

/** The types of which the viewer has days, or holds some. */
export function Balances() {
  const choices = useQuery(leaveChoicesQuery(null));
  return (
    <Loaded of={choices} thing="leave balances">
      {({ types }) => {
        const kept = types.filter((type) => hasBalance(type) || unpaidText(type) !== null);
        return kept.length === 0 ? (
          <Notice>You have no leave balance yet. Unpaid leave can be requested without one.</Notice>
        ) : (
          <ul className={styles.balances} aria-label="Leave balances">
            {kept.map((type) => (
              <li key={type.leave_type_id} className={styles.balance}>
                <div className={styles.type}>
                  <LeaveIcon color={type.color} />
                  {type.name}
                </div>
                {type.is_paid ? <Balance type={type} /> : <div className={styles.note}>{unpaidText(type)}</div>}
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

function Balance({ type }: { readonly type: LeaveChoice }) {
  return (
    <>
      <div className={styles.figure}>{leaveDaysText(type.available_minutes)}</div>
      <div className={styles.bar}>
        <div style={{ inlineSize: `${Math.round(availableShare(type).share * 100)}%` }} />
      </div>
      <div className={styles.note}>{noteOf(type)}</div>
    </>
  );
}

/** What changes the balance next, or changed it last. */
function noteOf({ held_minutes: held, next_credit: next, used_minutes: used }: LeaveChoice): string {
  if (held > 0) return `${leaveDaysText(held)} requested`;
  if (next) return `+${leaveDaysText(next.minutes)} on ${formatWeekday(next.day)}`;
  return used > 0 ? `${leaveDaysText(used)} used this year` : 'available';
}
