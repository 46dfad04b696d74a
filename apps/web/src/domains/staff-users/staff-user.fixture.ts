import type { StaffUserRow } from '@muster/contract/domains/staff-users/staff-user-answers.ts';

export const staffUserRow: StaffUserRow = {
  id: 7,
  version: 2,
  name: 'Ana Reyes',
  email: 'ana@muster.test',
  roles: ['hr', 'employee'],
  status: 'active',
  last_sign_in: '2026-03-02T01:00:00Z',
  employee_id: 12,
  is_self: false,
};
