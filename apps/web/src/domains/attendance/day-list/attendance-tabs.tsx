import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { waitingCorrectionsQuery } from '../attendance.queries.ts';
import styles from './day-list.module.css';

/** Days, pending corrections, and the archive. */
export function AttendanceTabs({ active }: { readonly active: 'days' | 'corrections' | 'earlier' }) {
  const waiting = useQuery(waitingCorrectionsQuery());
  const path = pathOf('employeeAttendance');
  const count = waiting.data?.waiting ?? 0;
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label="Attendance"
        active={active}
        tabs={[
          { id: 'days', label: 'Days', to: path },
          {
            id: 'corrections',
            label: count > 0 ? `Corrections (${count})` : 'Corrections',
            to: `${path}?show=corrections`,
          },
          { id: 'earlier', label: 'Earlier months', to: pathOf('employeeAttendanceOld') },
        ]}
      />
    </div>
  );
}
