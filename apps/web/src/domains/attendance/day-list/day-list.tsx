import { type DayState, dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { withFilter } from '../../../platform/table/table-view.ts';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';
import { PeopleFilters } from '../../shifts/index.ts';
import { dayStateIn, dayTiles } from '../day-states.ts';

/** Days of many people: figures by state, what to narrow them by, the days. */
export function DayList({ list, children }: DayListProps) {
  const { answer, view, setView } = list;
  const { state } = view.filters;
  return (
    <>
      <StateTiles<DayState>
        tiles={dayTiles.map((name) => ({
          state: name,
          label: dayLabels[name],
          count: answer?.counts[name] ?? '–',
          tone: stateTones[dayLabels[name]],
        }))}
        active={dayStateIn(typeof state === 'string' ? state : null)}
        onState={(name) => setView(withFilter(view, 'state', name ?? undefined))}
      />
      <DataTable
        label="Days"
        list={list}
        rowName={({ employee, work_date }) => `${employee.name}, ${work_date}`}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        searchPlaceholder="Search: Name"
        filters={
          <>
            {children}
            <PeopleFilters list={list} />
          </>
        }
        empty={{
          icon: <IconCalendarOff aria-hidden="true" />,
          title: messages.toast.noneFound('days'),
          hint: 'Try other days, another figure, client or team.',
        }}
      />
    </>
  );
}

interface DayListProps {
  readonly list: RecordList<DayRow, { readonly counts: Readonly<Record<DayState, number>> }>;
  /** Which days: beside the search. */
  readonly children: ReactNode;
}
