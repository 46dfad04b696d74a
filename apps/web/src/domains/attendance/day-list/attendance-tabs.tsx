import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../platform/session/use-session.ts';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { waitingCorrectionsQuery } from '../attendance.queries.ts';
import styles from './day-list.module.css';

/** Days, pending corrections, and the archive, as far as the reader may open them. */
export function AttendanceTabs({ active }: { readonly active: 'days' | 'corrections' | 'earlier' }) {
  const [mayDecide, mayReadEarlier] = [useMay(attendanceAccess.decide), useMay(attendanceAccess.earlier)];
  const waiting = useQuery({ ...waitingCorrectionsQuery(), enabled: mayDecide });
  const path = pathOf('employeeAttendance');
  const count = waiting.data?.waiting ?? 0;
  const tabs = [
    { id: 'days', label: 'Days', to: path, isShown: true },
    {
      id: 'corrections',
      label: count > 0 ? `Corrections (${count})` : 'Corrections',
      to: `${path}?show=corrections`,
      isShown: mayDecide,
    },
    { id: 'earlier', label: 'Earlier months', to: pathOf('employeeAttendanceOld'), isShown: mayReadEarlier },
  ];
  return (
    <div className={styles.tabs}>
      <LinkTabs label="Attendance" active={active} tabs={tabs.filter(({ isShown }) => isShown)} />
    </div>
  );
}
