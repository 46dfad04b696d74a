import { type Grants, type ListedAccess, mayAccess } from '../../access.ts';
import { type ImportKind, importKinds } from './imports.constants.ts';

const people = { roles: ['admin', 'hr'] } as const;

/** Sections 2.9 and 6. */
export const importAccess = {
  employees: people,
  shifts: people,
  leave_credits: people,
  punches: { roles: ['admin', 'hr', 'workforce admin'] },
  holidays: people,
  invoice_information: { roles: ['admin', 'finance', 'payroll'] },
} as const satisfies Record<ImportKind, ListedAccess>;

/** Users see the jobs of the kinds that they may import. */
export const importJobsAccess = {
  roles: ['admin', 'hr', 'finance', 'payroll', 'workforce admin'],
} as const satisfies ListedAccess;

export function mayImport(kind: ImportKind, viewer: Grants): boolean {
  return mayAccess(importAccess[kind], viewer);
}

export function importKindsOf(viewer: Grants): readonly ImportKind[] {
  return importKinds.filter((kind) => mayImport(kind, viewer));
}
