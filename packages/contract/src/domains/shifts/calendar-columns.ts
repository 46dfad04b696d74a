import { defineColumns, idColumn } from '../../list-column.ts';
import { peopleFilters } from './people-filters.ts';
import type { CalendarPerson } from './shift-answers.ts';
import { scheduleStatusLabels } from './shifts.constants.ts';

export const calendarColumns = defineColumns<Pick<CalendarPerson, 'days'>>()({
  id: idColumn,
  ...peopleFilters,
  name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  position: { label: 'Position', kind: 'text' },
  client: { label: 'Client', kind: 'text', width: 30 },
  days: {
    label: 'Schedule',
    kind: 'text',
    sortable: false,
    filterable: false,
    width: 60,
    value: ({ days }) => days.map(dayText),
  },
});

const dayText = ({ work_date, shift, status }: CalendarPerson['days'][number]) =>
  `${work_date} ${status === 'scheduled' ? shift.name : scheduleStatusLabels[status]}`;
