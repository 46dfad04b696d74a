import type { Role } from '../../roles.ts';

/** Staff who open and decide the subjects that exist today: approvers are found among them. */
export const decidingRoles = ['admin', 'hr', 'workforce admin', 'team lead'] as const satisfies readonly Role[];

/** Rules of the calls and of the screens. */
export const approvalAccess = {
  substitutes: { roles: decidingRoles },
  /** Who sees and ends the substitutes of others. */
  allSubstitutes: { roles: ['admin', 'hr'] },
} as const;
