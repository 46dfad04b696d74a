import { expect, it } from 'vitest';
import { type Role, roles } from '../../roles.ts';
import { metricsReach } from './attendance-metrics.policy.ts';

const reach = (...held: Role[]) => metricsReach({ roles: held, permissions: [] });

it('gives the whole reach only to admin and hr', () => {
  expect(roles.filter((role) => reach(role).all)).toEqual(['admin', 'hr']);
});

it('reaches managed clients for account managers and led teams for leads, and both for both roles', () => {
  expect(reach('account manager')).toEqual({ all: false, managed: true, led: false });
  expect(reach('team lead', 'employee')).toEqual({ all: false, managed: false, led: true });
  expect(reach('team lead', 'account manager')).toEqual({ all: false, managed: true, led: true });
  expect(reach('payroll')).toEqual({ all: false, managed: false, led: false });
});
