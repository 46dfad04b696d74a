import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { roleLabel } from '../../role-label.ts';
import { clientUserStatusWords } from '../clients/client-user.ts';
import type { StaffUserRow } from './staff-user-answers.ts';
import { staffUserLabels as labels, staffUserRoles } from './staff-users.constants.ts';

export const staffUserColumns = defineColumns<StaffUserRow>()({
  id: idColumn,
  name: { label: 'Name', kind: 'text', searchable: true, width: 28 },
  email: { label: labels.email, kind: 'text', searchable: true, width: 32 },
  roles: { label: labels.roles, kind: 'text', sortable: false, filterable: false, value: rolesText, width: 32 },
  role: { label: 'Role', kind: 'choice', options: optionsOf(staffUserRoles, roleLabel), filterOnly: true },
  status: { label: 'Status', kind: 'choice', options: clientUserStatusWords, width: 18 },
  last_sign_in: { label: 'Last sign-in', kind: 'instant' },
});

/** 'HR, Payroll' */
export function rolesText({ roles }: Pick<StaffUserRow, 'roles'>): string {
  return roles.map(roleLabel).join(', ') || 'No role';
}
