import type { Grants } from '../../access.ts';

export const attendanceMetricsAccess = { roles: ['admin', 'hr', 'account manager', 'team lead'] } as const;

export interface MetricsReach {
  readonly all: boolean;
  /** Days with clients that the viewer looks after. */
  readonly managed: boolean;
  /** Days of people led, with the team's client. */
  readonly led: boolean;
}

/** Whose days count for a viewer: everybody's for admin and hr, else those of the clients managed and of the people led. */
export function metricsReach({ roles }: Grants): MetricsReach {
  return {
    all: roles.includes('admin') || roles.includes('hr'),
    managed: roles.includes('account manager'),
    led: roles.includes('team lead'),
  };
}
