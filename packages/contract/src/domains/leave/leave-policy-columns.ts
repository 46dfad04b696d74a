import { defineColumns, idColumn } from '../../list-column.ts';
import { leavePolicyLabels as labels } from './leave-policies.schemas.ts';

export const leavePolicyColumns = defineColumns()({
  id: idColumn,
  name: { label: labels.name, kind: 'text', searchable: true, width: 30 },
  types: { label: labels.lines, kind: 'text', searchable: true, width: 50 },
  employees: { label: 'Employees', kind: 'number' },
  is_client_assignable: {
    label: labels.is_client_assignable,
    kind: 'yesNo',
    options: { true: 'Yes', false: 'No' },
  },
  description: { label: labels.description, kind: 'text', width: 40 },
  updated_at: { label: 'Last change', kind: 'instant' },
});
