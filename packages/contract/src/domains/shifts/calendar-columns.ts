import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { peopleFilters } from './people-filters.ts';
import type { CalendarPerson, SwappedDay } from './shift-answers.ts';
import { type CalendarMark, calendarMarks, scheduleStatusLabels, swappedDayLabels } from './shifts.constants.ts';

const calendarMarkLabels: Readonly<Record<CalendarMark, string>> = { conflict: 'Conflict', swap: 'Swap pending' };

export const calendarColumns = defineColumns<Pick<CalendarPerson, 'days' | 'swaps'>>()({
  id: idColumn,
  ...peopleFilters,
  mark: {
    label: 'Marks',
    kind: 'choice',
    filterOnly: true,
    options: optionsOf(calendarMarks, (mark) => calendarMarkLabels[mark]),
  },
  name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  position: { label: 'Position', kind: 'text' },
  client: { label: 'Client', kind: 'text', width: 30 },
  days: {
    label: 'Schedule',
    kind: 'text',
    sortable: false,
    filterable: false,
    width: 60,
    value: scheduleTexts,
  },
});

/** 'Covered by Ben Cruz'. */
export const swappedDayText = ({ kind, colleague }: SwappedDay) =>
  `${swappedDayLabels[kind]} ${colleague ?? 'a colleague'}`;

/** One text for each day with a shift or a swap, in the order of the days. */
function scheduleTexts({ days, swaps }: Pick<CalendarPerson, 'days' | 'swaps'>): string[] {
  const swapOn = new Map(swaps.map((swap) => [swap.work_date, swappedDayText(swap)]));
  const planned = days.map(
    (day) => `${day.work_date} ${[dayText(day), swapOn.get(day.work_date)].filter(Boolean).join(', ')}`,
  );
  const free = swaps
    .filter(({ work_date }) => !days.some((day) => day.work_date === work_date))
    .map((swap) => `${swap.work_date} ${swappedDayText(swap)}`);
  return [...planned, ...free].sort();
}

const dayText = ({ shift, status }: CalendarPerson['days'][number]) =>
  status === 'scheduled' ? shift.name : scheduleStatusLabels[status];
