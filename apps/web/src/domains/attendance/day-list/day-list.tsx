import { type DayState, dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { messages } from '@muster/contract/messages.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../../../platform/table/data-table.tsx';
import { withFilter } from '../../../platform/table/table-view.ts';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateTiles } from '../../../ui/state-tiles/state-tiles.tsx';
import { dayStateIn, dayTiles } from '../day-states.ts';

/** Days of many people: figures by state, what to narrow them by, the days. */
export function DayList({ list, quickView, children }: DayListProps) {
  const { view, setView } = list;
  const { state } = view.filters;
  return (
    <>
      <StateTiles<DayState>
        label="Days by status"
        all={{ label: 'All days', count: countOf(list, (counts) => sumOf(Object.values(counts))) }}
        tiles={dayTiles.map((name) => ({
          state: name,
          label: dayLabels[name],
          count: countOf(list, (counts) => counts[name]),
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
        filters={children}
        quickView={quickView}
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
  readonly list: Days;
  /** Without it the days are read-only. */
  readonly quickView?: DataTableProps<DayRow>['quickView'];
  /** Which days: beside the search. */
  readonly children: ReactNode;
}

type Counts = Readonly<Record<DayState, number>>;
type Days = RecordList<DayRow, { readonly counts: Counts }>;

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Null while the first answer loads, undefined if it failed. */
function countOf({ answer, status }: Days, read: (counts: Counts) => number) {
  if (answer) return read(answer.counts);
  return status === 'error' ? undefined : null;
}
