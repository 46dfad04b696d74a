import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { employeeImport } from './employees/employee-import.ts';
import { holidayImport } from './holidays/holiday-import.ts';
import { invoiceInformationImport } from './invoice-information/invoice-information-import.ts';
import type { ImportWork } from './kind-work.ts';
import { leaveCreditImport } from './leave-credits/leave-credit-import.ts';
import { punchImport } from './punches/punch-import.ts';
import { shiftImport } from './shifts/shift-import.ts';

export const importWorks = {
  employees: employeeImport,
  shifts: shiftImport,
  invoice_information: invoiceInformationImport,
  leave_credits: leaveCreditImport,
  punches: punchImport,
  holidays: holidayImport,
} as const satisfies Record<ImportKind, ImportWork>;
