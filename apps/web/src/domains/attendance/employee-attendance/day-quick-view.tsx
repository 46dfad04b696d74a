import type { DayRecord, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { QuickView } from '../../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { dayQuery } from '../attendance.queries.ts';
import { DayParts } from './day-parts.tsx';

/** A day beside the list of days, or of requests about them. `box`: the decision of the request, which needs no record of the day. */
export function DayQuickView({ day, shown, box, onCorrect, ...state }: DayQuickViewProps) {
  const mayOpen = useMay(employeeAccess.read);
  const zone = useViewerZone();
  const record = useQuery(dayQuery(day.employee.id, day.work_date));
  return (
    <QuickView
      state={state}
      title={day.employee.name}
      below={[formatWeekday(day.work_date), ...(day.client ? [day.client] : [])].join(' · ')}
      avatar={<Initials name={day.employee.name} size={36} />}
      footer={mayOpen ? <Link to={pathOf('employeeDetails', { id: day.employee.id })}>View employee</Link> : null}
    >
      {box?.(record.data, zone)}
      <Loaded of={record} thing="day" outline={<RowsSkeleton />}>
        {(found) => <DayParts day={found} zone={zone} shown={shown} onCorrect={onCorrect} />}
      </Loaded>
    </QuickView>
  );
}

interface DayQuickViewProps extends QuickViewState {
  readonly day: Pick<DayRow, 'employee' | 'client' | 'work_date'>;
  /** What `box` is about. */
  readonly shown?: 'correction' | 'overtime' | undefined;
  readonly box?: ((day: DayRecord | undefined, zone: string) => ReactNode) | undefined;
  /** Where time can be entered. */
  readonly onCorrect: (day: DayRecord) => void;
}
