import type { Role } from '../../roles.ts';

/** Staff who can decide some kind of subject. Each kind declares which of them decide it (`ApprovalKind`). */
export const decidingRoles = ['admin', 'hr', 'workforce admin', 'team lead'] as const satisfies readonly Role[];
export type DecidingRole = (typeof decidingRoles)[number];

/** Rules of the calls and of the screens. */
export const approvalAccess = {
  substitutes: { roles: decidingRoles },
  /** Who sees and ends the substitutes of others. */
  allSubstitutes: { roles: ['admin', 'hr'] },
  /** Who reads and publishes the policies: they decide who approves hours and pay. */
  policies: { roles: ['admin'] },
} as const;
