import type { Grants } from '../../access.ts';

export const attendanceMetricsAccess = { roles: ['admin', 'hr', 'account manager', 'team lead'] } as const;

export interface MetricsReach {
  readonly all: boolean;
  /** Includes days worked for clients that the viewer manages. */
  readonly managed: boolean;
  /** Includes days of led employees, worked for the client of the team. */
  readonly led: boolean;
}

/** The days that a viewer's figures include: all for admin and hr, else those of managed clients and led employees. */
export function metricsReach({ roles }: Grants): MetricsReach {
  return {
    all: roles.includes('admin') || roles.includes('hr'),
    managed: roles.includes('account manager'),
    led: roles.includes('team lead'),
  };
}
