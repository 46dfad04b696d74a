import type { CallAnswer } from '@muster/contract';
import { mayListClients } from '@muster/contract/domains/clients/clients.policy.ts';
import { mayListEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { clientFigures, employeeFigures, outboxFigures, unreadNotifications } from './home.repository.ts';

type Figures = CallAnswer<(typeof homeCalls)['figures']>;

/** Figures of the dashboard. Parts that the viewer may not see are omitted (section 2.7). */
export async function readFigures(ctx: Ctx): Promise<Figures> {
  const { viewer, db } = ctx;
  const monthStart = `${todayAtHome(ctx).slice(0, 7)}-01`;
  const [unread, employees, clients, outbox] = await Promise.all([
    unreadNotifications(db, viewer.userId),
    mayListEmployees(viewer) ? employeeFigures(db, monthStart) : null,
    mayListClients(viewer) ? clientFigures(db) : null,
    viewer.roles.includes('admin') ? outboxFigures(db) : null,
  ]);
  return {
    notifications: { unread },
    ...(employees && { employees }),
    ...(clients && { clients }),
    ...(outbox && { outbox }),
  };
}
