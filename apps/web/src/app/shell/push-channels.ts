import { mayAccess } from '@muster/contract/access.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import type { PageData } from '@muster/contract/page-data.ts';
import { grantsOf } from '../../platform/session/use-session.ts';

/** What this user listens to: the own channel, and that of the employees for who may list them. */
export function pushChannels(page: PageData): readonly string[] {
  const own = page.user ? [`private-user.${page.user.uuid}`] : [];
  return mayAccess(employeeAccess.list, grantsOf(page)) ? [...own, 'private-employees'] : own;
}
