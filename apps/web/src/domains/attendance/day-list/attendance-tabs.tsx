import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../platform/session/use-session.ts';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { waitingCorrectionsQuery, waitingOvertimeQuery } from '../attendance.queries.ts';
import styles from './day-list.module.css';

/** Days, pending corrections, overtime and the archive: those that the reader may open. */
export function AttendanceTabs({ active }: { readonly active: 'days' | 'corrections' | 'overtime' | 'earlier' }) {
  const [mayDecide, mayReadEarlier] = [useMay(attendanceAccess.decide), useMay(attendanceAccess.earlier)];
  const waiting = useQuery({ ...waitingCorrectionsQuery(), enabled: mayDecide });
  const overtime = useQuery({ ...waitingOvertimeQuery(), enabled: mayDecide });
  const path = pathOf('attendance');
  const tabs = [
    { id: 'days', label: 'Days', to: path, isShown: true },
    {
      id: 'corrections',
      label: 'Corrections',
      count: waiting.data?.waiting,
      to: `${path}?show=corrections`,
      isShown: mayDecide,
    },
    {
      id: 'overtime',
      label: 'Overtime',
      count: overtime.data?.waiting,
      to: `${path}?show=overtime`,
      isShown: mayDecide,
    },
    { id: 'earlier', label: 'Earlier months', to: pathOf('earlierMonths'), isShown: mayReadEarlier },
  ];
  return (
    <div className={styles.tabs}>
      <LinkTabs label="Attendance" active={active} tabs={tabs.filter(({ isShown }) => isShown)} />
    </div>
  );
}
