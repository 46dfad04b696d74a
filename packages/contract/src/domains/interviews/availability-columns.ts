import { defineColumns, idColumn } from '../../list-column.ts';
import type { AvailabilityRow } from './availability-answers.ts';

export const availabilityColumns = defineColumns<AvailabilityRow>()({
  id: idColumn,
  name: { label: 'Client user', kind: 'text', searchable: true, width: 30 },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  timezone: { label: 'Timezone', kind: 'text', searchable: true, width: 24 },
  weekly_minutes: { label: 'Hours a week', kind: 'minutes', width: 14 },
  // Computed from hours, overrides and busy times.
  next_free_at: { label: 'Next free', kind: 'instant', sortable: false, filterable: false },
  updated_at: { label: 'Updated', kind: 'instant' },
});
