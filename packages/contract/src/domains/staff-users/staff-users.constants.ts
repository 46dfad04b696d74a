import { internalRoles } from '../../roles.ts';

/** Roles of the provider's side. Users of clients are invited on the page of their client, or by their company. */
export const staffUserRoles = [...internalRoles, 'employee'] as const;
export type StaffUserRole = (typeof staffUserRoles)[number];

/** Labels of the form, the columns and the messages. */
export const staffUserLabels = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  roles: 'Roles',
} as const;

export const staffUserLimits = {
  name: 50,
  email: 100,
} as const;
