import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ColorDot } from '../color-dot.tsx';
import { hasBalance } from '../leave-request-texts.ts';
import { leaveChoicesQuery } from '../leave-requests.queries.ts';
import styles from './my-leave.module.css';

/** The types of which the viewer has days, or holds some. */
export function Balances() {
  const choices = useQuery(leaveChoicesQuery(null));
  return (
    <Loaded of={choices} thing="leave balances">
      {(types) => {
        const kept = types.filter(hasBalance);
        return kept.length === 0 ? (
          <Notice>You have no leave balance yet. Unpaid leave can be requested without one.</Notice>
        ) : (
          <ul className={styles.balances} aria-label="Leave balances">
            {kept.map((type) => (
              <li key={type.leave_type_id} className={styles.balance}>
                <div className={styles.type}>
                  <ColorDot color={type.color} />
                  {type.name}
                </div>
                <div className={styles.figure}>{leaveDaysText(type.available_minutes)}</div>
                <div className={styles.note}>
                  {type.held_minutes > 0 ? `${leaveDaysText(type.held_minutes)} requested` : 'available'}
                </div>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
