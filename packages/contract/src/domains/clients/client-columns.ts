import { defineColumns, idColumn } from '../../list-column.ts';

interface WithContact {
  readonly contact_name: string | null;
  readonly contact_email: string | null;
}

export const clientColumns = defineColumns<WithContact>()({
  id: idColumn,
  legal_business_name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  status: { label: 'Status', kind: 'choice', searchable: true },
  industry: { label: 'Industry', kind: 'text', searchable: true },
  'country.name': { label: 'Country', kind: 'text', searchable: true },
  'timezone.name': { label: 'Timezone', kind: 'text', searchable: true },
  contact_name: {
    label: 'Contact',
    kind: 'text',
    searchable: true,
    width: 40,
    value: (row) => [row.contact_name, row.contact_email].filter(Boolean).join(', ') || null,
  },
  account_managers: { label: 'Account managers', kind: 'text', searchable: true },
  employees: { label: 'Employees', kind: 'number' },
  has_invoice_config: { label: 'Invoice config', kind: 'yesNo' },
});

export const accountColumns = defineColumns()({
  id: idColumn,
  legal_business_name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  status: { label: 'Status', kind: 'choice' },
  account_managers: { label: 'Account managers', kind: 'text', searchable: true },
  employees: { label: 'Employees', kind: 'number' },
  suspended: { label: 'Suspended', kind: 'number' },
  started: { label: 'Started', kind: 'number' },
  left: { label: 'Left', kind: 'number' },
  incomplete: { label: 'Incomplete', kind: 'number' },
  has_invoice_config: { label: 'Invoice config', kind: 'yesNo' },
});
