import { defineColumns, idColumn } from '../../list-column.ts';
import { holidayKindLabels } from './holidays.constants.ts';

export const holidayColumns = defineColumns()({
  id: idColumn,
  day: { label: 'Date', kind: 'day' },
  name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  calendar: { label: 'Calendar', kind: 'text', searchable: true, width: 30 },
  calendar_id: { label: 'Calendar', kind: 'id', filterOnly: true },
  kind: { label: 'Type', kind: 'choice', options: holidayKindLabels, width: 20 },
  from_time: { label: 'Start time', kind: 'text', filterable: false },
  until_time: { label: 'End time', kind: 'text', filterable: false },
  is_fixed: { label: 'Same date each year', kind: 'yesNo', options: { true: 'Yes', false: 'No' } },
  source: { label: 'Source', kind: 'text', searchable: true, width: 40 },
  updated_at: { label: 'Last change', kind: 'instant' },
});
