import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { shiftKinds, weekdays } from './shifts.constants.ts';

interface Hours {
  readonly start_time: string;
  readonly end_time: string;
  readonly work_days: readonly number[];
  readonly client: { readonly name: string } | null;
}

export const shiftColumns = defineColumns<Hours>()({
  id: idColumn,
  timezone_id: { label: 'Timezone', kind: 'id', filterOnly: true },
  name: { label: 'Name', kind: 'text', searchable: true },
  kind: { label: 'Type', kind: 'choice', options: optionsOf(shiftKinds) },
  start_time: {
    label: 'Hours',
    kind: 'text',
    filterable: false,
    value: ({ start_time, end_time }) => `${start_time} - ${end_time}`,
  },
  timezone: { label: 'Timezone', kind: 'text', searchable: true },
  work_days: {
    label: 'Work days',
    kind: 'text',
    sortable: false,
    filterable: false,
    value: ({ work_days }) => work_days.map((day) => weekdays[day - 1] ?? ''),
  },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30, value: ({ client }) => client?.name ?? null },
  people: { label: 'People', kind: 'number' },
});
