/** Role names as the specification writes them (section 6). */
export const internalRoles = [
  'admin',
  'hr',
  'payroll',
  'recruitment',
  'accounts receivable',
  'it',
  'team lead',
  'office admin',
  'sales',
  'accounting',
  'finance',
  'account manager',
  'workforce admin',
] as const;

export const clientRoles = ['client', 'client-user', 'client-admin'] as const;

/** The roles that open the client area of section 2.6. */
export const clientAreaRoles = ['client-user', 'client-admin'] as const;

export const hrTypeRoles = ['admin', 'hr', 'payroll', 'workforce admin'] as const;

export const roles = [...internalRoles, ...clientRoles, 'employee'] as const;

export type Role = (typeof roles)[number];

/** First match wins (section 6); workforce admin and client-admin are shown by their own name (decisions, Access). */
const displayPriority: readonly Role[] = [
  'admin',
  'hr',
  'payroll',
  'client',
  'recruitment',
  'accounts receivable',
  'it',
  'team lead',
  'office admin',
  'sales',
  'accounting',
  'finance',
  'account manager',
  'client-user',
  'employee',
];

/** The role that the portal shows for a user (section 6). */
export function displayRole(held: readonly Role[]): Role {
  const first = displayPriority.find((role) => role !== 'employee' && held.includes(role));
  if (first) return first;
  return held.find((role) => role === 'workforce admin' || role === 'client-admin') ?? 'employee';
}

/** True if all roles are client roles: such users use the client area (sections 2.6, 2.7). */
export function isClientOnly(held: readonly Role[]): boolean {
  return held.length > 0 && held.every((role) => (clientRoles as readonly Role[]).includes(role));
}

/** True for users of a client company, with or without an employee role, but without a staff role. */
export function isClientSide(held: readonly Role[]): boolean {
  return (
    held.some((role) => (clientRoles as readonly Role[]).includes(role)) &&
    !held.some((role) => (internalRoles as readonly Role[]).includes(role))
  );
}

export function isEmployeeOnly(held: readonly Role[]): boolean {
  return held.length > 0 && held.every((role) => role === 'employee');
}

export function isHrType(held: readonly Role[]): boolean {
  return held.some((role) => (hrTypeRoles as readonly Role[]).includes(role));
}
