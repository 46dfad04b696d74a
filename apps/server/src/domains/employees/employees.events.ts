import { dayIn, homeZone } from '@muster/contract';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { refreshList, refreshListOfClient } from './employee-list.repository.ts';

/** Payloads carry ids alone: whoever listens reads what they may see. */
export const employeeCreated = (id: number, clientId: number): DomainEvent => told('employee.created', id, clientId);
export const employeeUpdated = (id: number, clientId: number): DomainEvent => told('employee.updated', id, clientId);
export const employeeDeleted = (id: number, clientId: number): DomainEvent => told('employee.deleted', id, clientId);

export const employeeDeactivated = (id: number, clientId: number): DomainEvent =>
  told('employee.deactivated', id, clientId);
export const employeeReactivated = (id: number, clientId: number): DomainEvent =>
  told('employee.reactivated', id, clientId);

/** Many at once: whoever looks at any of them reads anew. */
export const employeesImported = (count: number): DomainEvent => ({ name: 'employees.imported', payload: { count } });

/** Open lists and records refresh themselves when somebody else changes an employee. */
export const employeesListeners: readonly EventListener<BaseContext>[] = [
  listen('employee.created', 'tell-open-lists', tellOpenLists),
  listen('employee.updated', 'tell-open-lists', tellOpenLists),
  listen('employee.deleted', 'tell-open-lists', tellOpenLists),
  listen('employee.deactivated', 'tell-open-lists', tellOpenLists),
  listen('employee.reactivated', 'tell-open-lists', tellOpenLists),
  listen('employees.imported', 'tell-open-lists', tellOpenLists),
  // The list keeps the name of the client beside each person.
  listen('client.renamed', 'refresh-list', async (ctx, { payload }) => {
    await refreshListOfClient(ctx.db, Number(payload.clientId), dayIn(homeZone, ctx.clock.now()));
  }),
  listen('schedule.changed', 'refresh-list', refreshShown),
];

async function tellOpenLists(ctx: BaseContext, event: DomainEvent): Promise<void> {
  await publish(ctx.db, 'private-employees', 'employees.changed', { id: Number(event.payload.employeeId ?? 0) });
}

/** The list shows the shift, and whether somebody is on the schedule. */
async function refreshShown(ctx: BaseContext, { payload }: DomainEvent): Promise<void> {
  const ids = Array.isArray(payload.employeeIds) ? payload.employeeIds : [];
  if (ids.length === 0) return;
  await refreshList(ctx.db, ids, dayIn(homeZone, ctx.clock.now()));
  await publish(ctx.db, 'private-employees', 'employees.changed', {});
}

function told(name: string, id: number, clientId: number): DomainEvent {
  return { name, payload: { employeeId: id, clientId } };
}
