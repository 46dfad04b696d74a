import { defineColumns, idColumn } from '../../list-column.ts';

interface Rotation {
  readonly client: { readonly name: string } | null;
  readonly shifts: readonly string[];
}

export const rotationColumns = defineColumns<Rotation>()({
  id: idColumn,
  name: { label: 'Name', kind: 'text', searchable: true },
  weeks: { label: 'Weeks', kind: 'number' },
  shifts: {
    label: 'Shifts',
    kind: 'text',
    searchable: true,
    sortable: false,
    filterable: false,
    value: ({ shifts }) => shifts,
  },
  client: { label: 'Client', kind: 'text', searchable: true, width: 30, value: ({ client }) => client?.name ?? null },
  people: { label: 'People', kind: 'number' },
});
