import { counted } from '@muster/contract/counted.ts';
import type { ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import { clientColumns } from '@muster/contract/domains/clients/client-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { invoiceConfigLook, nameLook, statusLook } from '../client-looks.tsx';

export const clientListColumns = columnsOf<ClientRow>()(clientColumns, {
  legal_business_name: { ...nameLook(({ id }) => pathOf('clientDetails', { id })), width: 250 },
  status: statusLook,
  employees: { width: 104, card: 'aside', cardCell: ({ employees }) => counted(employees, 'employee') },
  account_managers: { width: 150, maxWidth: 180 },
  contact_name: { width: 130, cell: (row) => row.contact_name, card: 'line' },
  industry: { width: 150, card: 'line', hiddenAtFirst: true },
  'country.name': { width: 120 },
  'timezone.name': { width: 170, hiddenAtFirst: true },
  has_invoice_config: invoiceConfigLook,
});
