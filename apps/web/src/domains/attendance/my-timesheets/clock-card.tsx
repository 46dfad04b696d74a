import type { CallAnswer } from '@muster/contract/call.ts';
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { type PunchKind, punchLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { IconCoffee, IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { useSubmissionKey } from '../../../platform/api/submission-key.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import styles from './my-timesheets.module.css';

const icons = {
  in: <IconLogin2 aria-hidden="true" />,
  out: <IconLogout2 aria-hidden="true" />,
  break_start: <IconCoffee aria-hidden="true" />,
  break_end: <IconCoffee aria-hidden="true" />,
} as const;

const sinceTexts: Readonly<Record<PunchKind, string>> = {
  in: 'Clocked in',
  out: 'Clocked out',
  break_start: 'On break since',
  break_end: 'Break ended',
};

/** Double clicks are faster. */
const heldMs = 700;

/** The next possible punches. The server's time counts. */
export function ClockCard({ own, next, zone }: ClockCardProps) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const [pending, setPending] = useState<PunchKind | null>(null);
  const clock = async (kind: PunchKind) => {
    setPending(kind);
    try {
      const body = { kind };
      const stored = await callApi(attendanceEndpoints.punch, { body, idempotencyKey: submission.keyFor(body) });
      submission.settle();
      showSuccess(`${sinceTexts[stored.kind]} ${formatDateTime(stored.at, zone)}.`);
    } catch (problem) {
      showProblem(problem);
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeyOf(attendanceEndpoints.own) }),
        // Otherwise the second click of a double click meets the next button.
        new Promise((resolve) => setTimeout(resolve, heldMs)),
      ]);
      setPending(null);
    }
  };
  return (
    <Card title="Now">
      <div className={styles.clock}>
        <p className={styles.since}>
          {own.since ? `${sinceTexts[own.since.kind]} ${formatDateTime(own.since.at, zone)}` : 'Nothing clocked yet'}
        </p>
        <div className={styles.buttons}>
          {next.map((kind, index) => (
            <Button
              key={kind}
              tone={index === next.length - 1 ? 'primary' : 'default'}
              icon={icons[kind]}
              busy={pending === kind}
              disabled={pending !== null && pending !== kind}
              onClick={() => void clock(kind)}
            >
              {punchLabels[kind]}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}

interface ClockCardProps {
  readonly own: CallAnswer<(typeof attendanceCalls)['own']>;
  readonly next: readonly PunchKind[];
  readonly zone: string;
}
