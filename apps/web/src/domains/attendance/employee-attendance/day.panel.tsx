import type { DayRecord, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { dayQuery } from '../attendance.queries.ts';
import { DayParts } from './day-parts.tsx';
import styles from './day-quick-view.module.css';

/** The same day over another page, such as that of the employee. */
export function DayPanel({ day, opened, onClose, onCorrect }: DayPanelProps) {
  const zone = useViewerZone();
  const record = useQuery(dayQuery(day.employee.id, day.work_date));
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={`${day.employee.name}, ${formatWeekday(day.work_date)}`}
      description={`${day.client} · In your time zone`}
    >
      <Loaded of={record} thing="day">
        {(found) => (
          <div className={styles.panel}>
            <DayParts
              day={found}
              zone={zone}
              onCorrect={(corrected) => {
                onClose();
                onCorrect?.(corrected);
              }}
            />
          </div>
        )}
      </Loaded>
    </SidePanel>
  );
}

interface DayPanelProps {
  readonly day: Pick<DayRow, 'employee' | 'client' | 'work_date'>;
  /** Where time can be entered. */
  readonly onCorrect?: (day: DayRecord) => void;
  readonly opened: boolean;
  readonly onClose: () => void;
}
