import type { ReachArea } from '../teams/teams.policy.ts';

export const attendanceMetricsAccess = { roles: ['admin', 'hr', 'account manager', 'team lead'] } as const;

/** Whose days count for a viewer. An account manager has those with the clients that they look after. */
export const attendanceMetricsArea: ReachArea = {
  access: attendanceMetricsAccess,
  managing: ['account manager'],
  withOwn: false,
};
