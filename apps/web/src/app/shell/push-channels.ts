import { mayAccess } from '@muster/contract/access.ts';
import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { importJobsAccess } from '@muster/contract/domains/imports/imports.policy.ts';
import type { PageData } from '@muster/contract/page-data.ts';
import { grantsOf } from '../../platform/session/use-session.ts';

const seesSchedules = {
  permissions: ['can view employee schedule today', 'can view employee shift calendar', 'can view all employees'],
} as const;

/** What this user listens to: the own channel, and those of employees, clients, schedules and imports for who may use them. */
export function pushChannels(page: PageData): readonly string[] {
  const viewer = grantsOf(page);
  return [
    ...(page.user ? [`private-user.${page.user.uuid}`] : []),
    ...(mayAccess(employeeAccess.list, viewer) ? ['private-employees'] : []),
    ...(mayAccess(clientAccess.list, viewer) ? ['private-clients'] : []),
    ...(mayAccess(seesSchedules, viewer) ? ['private-schedule'] : []),
    ...(mayAccess(importJobsAccess, viewer) ? ['private-imports'] : []),
  ];
}
