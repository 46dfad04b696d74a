import type { DayRecord, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { QuickView } from '../../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { dayQuery } from '../attendance.queries.ts';
import { DayParts } from './day-parts.tsx';

/** A day beside the list of days. */
export function DayQuickView({ day, onCorrect, ...state }: DayQuickViewProps) {
  const zone = useViewerZone();
  const record = useQuery(dayQuery(day.employee.id, day.work_date));
  return (
    <QuickView
      state={state}
      title={day.employee.name}
      below={[formatWeekday(day.work_date), ...(day.client ? [day.client] : [])].join(' · ')}
      avatar={<Initials name={day.employee.name} size={36} />}
    >
      <Loaded of={record} thing="day">
        {(found) => <DayParts day={found} zone={zone} onCorrect={onCorrect} />}
      </Loaded>
    </QuickView>
  );
}

interface DayQuickViewProps extends QuickViewState {
  readonly day: DayRow;
  /** Where time can be entered. */
  readonly onCorrect: (day: DayRecord) => void;
}
