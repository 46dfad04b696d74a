import type { DomainEvent } from '../../platform/events/events.ts';

/** Payloads carry ids alone: whoever listens reads what they may see. */
export const employeeCreated = (id: number, clientId: number): DomainEvent => told('employee.created', id, clientId);
export const employeeUpdated = (id: number, clientId: number): DomainEvent => told('employee.updated', id, clientId);
export const employeeDeleted = (id: number, clientId: number): DomainEvent => told('employee.deleted', id, clientId);

function told(name: string, id: number, clientId: number): DomainEvent {
  return { name, payload: { employeeId: id, clientId } };
}
