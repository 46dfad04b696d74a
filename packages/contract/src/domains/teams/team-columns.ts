import { defineColumns, idColumn } from '../../list-column.ts';

export const teamColumns = defineColumns()({
  id: idColumn,
  name: { label: 'Team', kind: 'text', searchable: true },
  'client.name': { label: 'Client', kind: 'text', searchable: true, width: 30 },
  leads: { label: 'Leads', kind: 'text', searchable: true },
  members: { label: 'Members', kind: 'number' },
  away_limit: { label: 'Away limit', kind: 'number' },
});
