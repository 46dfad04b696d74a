import { defineColumns } from '../../list-column.ts';
import { peopleFilters } from './people-filters.ts';
import { boardLabels } from './shifts.constants.ts';

export const scheduleColumns = defineColumns()({
  ...peopleFilters,
  'employee.name': { label: 'Name', kind: 'text', searchable: true, width: 30 },
  'employee.position': { label: 'Position', kind: 'text' },
  client: { label: 'Client', kind: 'text', width: 30 },
  shift: { label: 'Shift', kind: 'text', width: 24 },
  /** The filter takes `late` too: everybody who came late, in any state. */
  state: { label: 'Status', kind: 'choice', options: boardLabels, width: 14 },
  late_minutes: { label: 'Late minutes', kind: 'minutes' },
  starts_at: { label: 'Planned start', kind: 'instant' },
  ends_at: { label: 'Planned end', kind: 'instant' },
  first_in: { label: 'Clocked in', kind: 'instant' },
  last_out: { label: 'Clocked out', kind: 'instant' },
  zone: { label: 'Zone of the shift', kind: 'text', width: 20 },
});
