import { countText } from '@muster/contract/counted.ts';
import { resetLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { IconClock, IconClockPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { now } from '../../../platform/clock/clock.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { correctionsQuery, overtimeQuery } from '../attendance.queries.ts';
import { LazyDecideDialog } from '../corrections/lazy-decide-dialog.ts';
import { LazyOvertimeDialog } from '../overtime/lazy-overtime-dialog.ts';
import { useApproval } from '../use-approval.ts';
import styles from './pending-requests.module.css';

/** The corrections and the overtime of one employee that wait for the viewer, decided in their rows; nothing if none waits. */
export default function PendingRequests({ id }: { readonly id: number }) {
  const zone = useViewerZone();
  const question = pageQueryOf({ page: 1, rows: mostShown, filters: { employee_id: String(id) } });
  const corrections = useQuery(correctionsQuery(question, 'waiting'));
  const overtime = useQuery(overtimeQuery(question, 'waiting'));
  useRefreshOn('notifications.changed', [correctionsEndpoints.list, overtimeEndpoints.list]);
  const correction = useLazyPanel((one: CorrectionRow, state) => (
    <LazyDecideDialog isRejection correction={one} {...state} />
  ));
  const hours = useLazyPanel((one: OvertimeRow, state) => (
    <LazyOvertimeDialog isRejection requests={[one]} {...state} />
  ));
  const approve = useApproval();
  // What follows waits for its place.
  if (corrections.isPending || overtime.isPending) return <span data-loading="" />;
  const total = (corrections.data?.total ?? 0) + (overtime.data?.total ?? 0);
  if (total === 0) {
    return (
      <>
        {correction.panel}
        {hours.panel}
      </>
    );
  }
  return (
    <Card flush title="Pending" note={countText(total)}>
      <ul>
        {corrections.data?.data.map((row) => (
          <Pending
            key={`correction-${row.id}`}
            icon={<IconClock size={16} aria-hidden="true" />}
            title={`Correction for ${formatWeekday(row.work_date)}: ${wantedText(row, zone)}`}
            text={`“${row.reason}”`}
            since={row.created_at}
            isBusy={approve.isBusy}
            mayDecide={row.abilities.decide}
            onReject={() => correction.open(row)}
            onApprove={() => void approve.correction(row)}
          />
        ))}
        {overtime.data?.data.map((row) => (
          <Pending
            key={`overtime-${row.id}`}
            icon={<IconClockPlus size={16} aria-hidden="true" />}
            title={`Overtime on ${formatWeekday(row.work_date)}: ${minutesText(row.minutes)}`}
            text={[row.client, row.shift].filter(Boolean).join(' · ')}
            since={row.created_at}
            isBusy={approve.isBusy}
            mayDecide={row.abilities.decide}
            onReject={() => hours.open(row)}
            onApprove={() => void approve.overtime(row)}
          />
        ))}
      </ul>
      {correction.panel}
      {hours.panel}
    </Card>
  );
}

const mostShown = 10;

/** '5:56 AM – 2:32 PM → 5:56 AM – 2:52 PM' */
function wantedText(row: CorrectionRow, zone: string): string {
  const wanted = row.counts === 'times' ? clockRange(row.in, row.out, zone) : resetLabels[row.counts];
  return row.clocked_in === null ? wanted : `${clockRange(row.clocked_in, row.clocked_out, zone)} → ${wanted}`;
}

interface PendingProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly since: string;
  readonly isBusy: boolean;
  readonly mayDecide: boolean;
  readonly onReject: () => void;
  readonly onApprove: () => void;
}

function Pending({ icon, title, text, since, isBusy, mayDecide, onReject, onApprove }: PendingProps) {
  const zone = useViewerZone();
  return (
    <li className={styles.row}>
      <span className={styles.tile}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <span className={styles.age}>{ageText(since, { now: now(), zone })}</span>
      {mayDecide ? (
        <div className={styles.buttons}>
          <Button small tone="quiet" onClick={onReject} aria-label={`Reject ${title}`}>
            Reject…
          </Button>
          <Button small busy={isBusy} onClick={onApprove} aria-label={`Approve ${title}`}>
            Approve
          </Button>
        </div>
      ) : null}
    </li>
  );
}
