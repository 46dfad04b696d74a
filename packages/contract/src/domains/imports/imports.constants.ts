export const importKinds = [
  'employees',
  'shifts',
  'invoice_information',
  'leave_credits',
  'punches',
  'holidays',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Those that the list of employees offers (section 2.9). */
export const employeeListImports = ['employees', 'shifts', 'invoice_information', 'leave_credits'] as const;

/** A file is checked first; nothing changes before it is imported. */
export const importStages = ['check', 'import'] as const;

export const rowOutcomes = ['create', 'update', 'unchanged', 'skip', 'error'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Longer lists continue on a page or in a file. */
export const mostErrorLines = 100;

/** What a file holds. */
export const importNames = {
  employees: 'Employees',
  shifts: 'Employee shifts',
  invoice_information: 'Invoice information',
  leave_credits: 'Leave credits',
  punches: 'Clock-ins',
  holidays: 'Holidays',
} as const satisfies Record<ImportKind, string>;

export const importTitles = {
  employees: 'Import employees',
  shifts: 'Import employee shifts',
  invoice_information: 'Import invoice information',
  leave_credits: 'Import leave credits',
  punches: 'Import clock-ins',
  holidays: 'Import holidays',
} as const satisfies Record<ImportKind, string>;
