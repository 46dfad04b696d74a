import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressView } from '../../../platform/address/use-address-view.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceExportEndpoints } from '../../../platform/api/endpoints/attendance-export.generated.ts';
import { daysQuery } from '../attendance.queries.ts';
import styles from '../day-list/day-list.module.css';
import { DayList } from '../day-list/day-list.tsx';
import { daysViewIn, narrowedBy, queryOf, spanIn } from '../day-list/days-address.ts';
import { DayInput } from './day-input.tsx';
import { LazyDayPanel } from './lazy-day-panel.tsx';

/** The last seven days unless the address says otherwise. */
export function AttendanceDays() {
  const [view, change] = useAddressView(daysViewIn);
  const [open, setOpen] = useState<DayRow | null>(null);
  const days = useQuery(daysQuery({ ...queryOf(view), ...spanIn(view) }));
  return (
    <div className={styles.list}>
      <DayList
        list={days}
        view={view}
        onChange={change}
        onOpen={setOpen}
        download={(format) =>
          callApi(attendanceExportEndpoints.days, { body: { format, ...narrowedBy(view), ...spanIn(view) } })
        }
      >
        <div className={styles.days}>
          <DayInput label="From" value={view.from ?? days.data?.from ?? ''} onChange={(from) => change({ from })} />
          <DayInput label="To" value={view.to ?? days.data?.to ?? ''} onChange={(to) => change({ to })} />
        </div>
      </DayList>
      <LazyDayPanel day={open} onClose={() => setOpen(null)} />
    </div>
  );
}
