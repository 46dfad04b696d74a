import { counted } from '@muster/contract/counted.ts';
import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import { accountColumns } from '@muster/contract/domains/clients/client-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { invoiceConfigLook, nameLook, statusLook } from '../client-looks.tsx';

export const accountListColumns = columnsOf<AccountRow>()(accountColumns, {
  legal_business_name: { ...nameLook(({ id }) => pathOf('accountManagementDetails', { id })), width: 298 },
  status: { ...statusLook, width: 110 },
  account_managers: { width: 178, card: 'line' },
  employees: { width: 112, card: 'aside', cardCell: ({ employees }) => counted(employees, 'employee') },
  suspended: { width: 96, hiddenAtFirst: true },
  started: { width: 150 },
  left: { width: 128 },
  incomplete: { width: 124 },
  // Hidden by default: with this column the list does not fit next to the menu. The account's own page shows what is
  // missing.
  has_invoice_config: { ...invoiceConfigLook, hiddenAtFirst: true },
});
