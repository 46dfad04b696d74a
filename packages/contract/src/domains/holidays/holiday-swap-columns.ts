import { defineColumns, idColumn } from '../../list-column.ts';
import type { HolidaySwap } from './holiday-swap-answers.ts';
import { holidaySwapStateLabels, holidaySwapLabels as labels } from './holiday-swaps.constants.ts';

export const holidaySwapColumns = defineColumns<HolidaySwap>()({
  id: idColumn,
  'employee.name': { label: labels.employee_id, kind: 'text', searchable: true, width: 30 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  holiday: { label: labels.holiday_day, kind: 'text', searchable: true, width: 26 },
  holiday_day: { label: 'Works on', kind: 'day' },
  substitute_day: { label: labels.substitute_day, kind: 'day' },
  created_at: { label: 'Requested', kind: 'instant' },
  note: { label: labels.note, kind: 'text', sortable: false, filterable: false, width: 40 },
  state: { label: 'Status', kind: 'choice', options: holidaySwapStateLabels, width: 22 },
});
