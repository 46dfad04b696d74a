import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { DayRecord } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { minutesText } from '../../../platform/format/minutes.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { PendingBox } from '../../approvals/index.ts';
import { overtimeQuery } from '../attendance.queries.ts';
import { LazyOvertimeDialog } from '../overtime/lazy-overtime-dialog.ts';
import { whenText } from '../overtime/overtime-columns.tsx';
import { useApproval } from '../use-approval.ts';
import styles from './day-quick-view.module.css';

/** The overtime of the day that waits for the viewer, and its decision. */
export function DayOvertime({ day, zone }: DayOvertimeProps) {
  const mayDecide = useMay(attendanceAccess.decide);
  const question = pageQueryOf({ page: 1, rows: mostAsked, filters: { employee_id: String(day.employee.id) } });
  const found = useQuery({
    ...overtimeQuery(question, 'waiting'),
    enabled: mayDecide && (day.waiting_overtime_minutes ?? 0) > 0,
  });
  const waiting = found.data?.data.filter(
    ({ work_date, employee, abilities }) =>
      work_date === day.work_date && employee.id === day.employee.id && abilities.decide,
  );
  // Not in the box, which leaves when somebody else decides: the reason would leave with it.
  const { open, panel } = useLazyPanel((one: OvertimeRow, state) => (
    <LazyOvertimeDialog isRejection requests={[one]} {...state} />
  ));
  return (
    <>
      {waiting?.map((overtime) => (
        <OvertimeBox key={overtime.id} overtime={overtime} zone={zone} onReject={open} />
      ))}
      {panel}
    </>
  );
}

interface DayOvertimeProps {
  readonly day: DayRecord;
  readonly zone: string;
}

/** Of one person: every day that can still wait. */
const mostAsked = 100;

/** How much, and when of the day. */
export function OvertimeBox({ overtime, zone, onReject, onDecided }: OvertimeBoxProps) {
  const { overtime: approve, isBusy } = useApproval(onDecided);
  return (
    <PendingBox
      thing="overtime"
      since={overtime.created_at}
      zone={zone}
      isBusy={isBusy}
      onApprove={() => void approve(overtime)}
      onReject={() => onReject(overtime)}
    >
      <p className={styles.asked}>
        <b>{minutesText(overtime.minutes)}</b> {whenText(overtime).toLowerCase()}
      </p>
    </PendingBox>
  );
}

interface OvertimeBoxProps {
  readonly overtime: OvertimeRow;
  readonly zone: string;
  /** Asks for the reason. */
  readonly onReject: (overtime: OvertimeRow) => void;
  /** Before the lists are read again. */
  readonly onDecided?: () => void;
}
