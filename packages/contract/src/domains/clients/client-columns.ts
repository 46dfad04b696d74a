import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { clientStatuses } from '../../states.ts';

interface WithContact {
  readonly contact_name: string | null;
  readonly contact_email: string | null;
}

const status = { label: 'Status', kind: 'choice', options: optionsOf(clientStatuses) } as const;
const invoiceConfig = {
  label: 'Invoice config',
  kind: 'yesNo',
  options: { true: 'Current', false: 'Missing' },
} as const;

export const clientColumns = defineColumns<WithContact>()({
  id: idColumn,
  legal_business_name: { label: 'Name', kind: 'text', searchable: true, width: 30 },
  status: { ...status, searchable: true },
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
  has_invoice_config: invoiceConfig,
});

export const accountColumns = defineColumns()({
  id: idColumn,
  legal_business_name: { label: 'Client', kind: 'text', searchable: true, width: 30 },
  status,
  account_managers: { label: 'Account managers', kind: 'text', searchable: true },
  employees: { label: 'Employees', kind: 'number' },
  suspended: { label: 'Inactive', kind: 'number' },
  started: { label: 'Started (30 days)', kind: 'number' },
  left: { label: 'Left (30 days)', kind: 'number' },
  incomplete: { label: 'Incomplete', kind: 'number' },
  has_invoice_config: invoiceConfig,
});
