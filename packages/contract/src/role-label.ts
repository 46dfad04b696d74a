import { capitalized } from './capitalized.ts';
import type { Role } from './roles.ts';

const spelled: Partial<Record<Role, string>> = {
  hr: 'HR',
  it: 'IT',
  'client-user': 'Client user',
  'client-admin': 'Client admin',
};

const spellings: Readonly<Record<string, string | undefined>> = spelled;

/** A role as people read it: 'account manager' is 'Account manager', 'hr' is 'HR'. */
export const roleLabel = (role: string): string => spellings[role] ?? capitalized(role);
