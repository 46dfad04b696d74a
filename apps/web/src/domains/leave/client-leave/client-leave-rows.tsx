import { counted } from '@muster/contract/counted.ts';
import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientLeaveEndpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { useDecision } from '../../../platform/feedback/use-decision.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { refreshClientLeave, showClientApproved } from '../approve-client-leave.ts';
import { clientDaysText } from '../leave-request-texts.ts';
import { TeamAwayNotice } from '../team-away-notice.tsx';
import styles from './client-leave-rows.module.css';

/** Leave that waits, to decide in place, or that was decided, with its state. */
export function ClientLeaveRows({ label, rows, empty, onReject }: ClientLeaveRowsProps) {
  const queries = useQueryClient();
  const { isBusy, decide } = useDecision(() => refreshClientLeave(queries));
  const [sent, setSent] = useState<number | null>(null);
  const approve = (row: ClientLeaveRow) => {
    setSent(row.id);
    void decide(async () => {
      await callApi(clientLeaveEndpoints.decide, {
        body: { id: row.id, decision: 'approved', note: '', seen_days: row.days },
      });
      showClientApproved(queries, row);
      return null;
    });
  };
  if (rows.length === 0) return <CardNote>{empty}</CardNote>;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => {
        const { id, employee, days, state, team } = row;
        return (
          <li key={id}>
            <Initials name={employee} size={32} />
            <p className={styles.who}>
              <b>{employee}</b>
              {[leaveClassLabels[row.class], clientDaysText(row), counted(days, 'working day')].join(' · ')}
            </p>
            {row.may_decide ? (
              <div className={styles.acts}>
                <Button disabled={isBusy} aria-label={`Reject… the leave of ${employee}`} onClick={() => onReject(row)}>
                  Reject…
                </Button>
                <Button
                  tone="primary"
                  busy={isBusy && sent === id}
                  disabled={isBusy && sent !== id}
                  aria-label={`Approve the leave of ${employee}`}
                  onClick={() => approve(row)}
                >
                  Approve
                </Button>
              </div>
            ) : (
              <StateBadge word={leaveRequestStateLabels[state]} />
            )}
            {row.may_decide && team ? (
              <div className={styles.team}>
                <TeamAwayNotice team={team} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface ClientLeaveRowsProps {
  readonly label: string;
  readonly rows: readonly ClientLeaveRow[];
  /** Text if there are no rows. */
  readonly empty: string;
  readonly onReject: (row: ClientLeaveRow) => void;
}
