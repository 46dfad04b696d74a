import { capitalized } from '@muster/contract/capitalized.ts';
import type { Role } from '@muster/contract/roles.ts';

const spelled: Partial<Record<Role, string>> = {
  hr: 'HR',
  it: 'IT',
  'client-user': 'Client user',
  'client-admin': 'Client admin',
};

/** A role as people read it: 'account manager' is 'Account manager', 'hr' is 'HR'. */
export const roleLabel = (role: Role): string => spelled[role] ?? capitalized(role);
