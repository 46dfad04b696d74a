import { invalidInput, notFound } from '@muster/contract';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketLabels } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { sideOf } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertReachable } from '../employees/index.ts';
import type { FiledType } from './filed-type.repository.ts';
import { findTicketPerson, type TicketPerson } from './ticket-references.repository.ts';

/** For whom a ticket is filed. */
export interface Party {
  readonly side: TicketAudience;
  readonly employeeId: number | null;
  readonly clientId: number | null;
  readonly person: TicketPerson | null;
}

/**
 * The side on which the viewer files a ticket of a type, for themselves or for an employee. @throws Problem invalid-input for a
 * type that is not for them, not-found for an employee out of reach
 */
export async function partyOf(
  ctx: Ctx,
  type: Pick<FiledType, 'audience'> | undefined,
  other: number | null,
): Promise<Party> {
  const { db, viewer } = ctx;
  const isForAnother = other !== null && other !== viewer.employeeId;
  const side = type ? sideOf(viewer, type.audience, isForAnother) : null;
  if (side === null) throw unknownType();
  if (side === 'staff') return { side, employeeId: null, clientId: null, person: null };
  if (side === 'client') return { side, employeeId: null, clientId: viewer.clientId, person: null };
  if (isForAnother) await assertNamed(ctx, other);
  const employeeId = other ?? viewer.employeeId;
  const person = employeeId === null ? undefined : await findTicketPerson(db, employeeId);
  if (employeeId === null || !person)
    throw invalidInput({ employee_id: [validationMessages.invalid(ticketLabels.employee_id)] });
  return { side, employeeId, clientId: person.client_id, person };
}

/** An inactive type, one of another side and one that does not exist answer alike. */
export const unknownType = () =>
  invalidInput({ ticket_type_id: [validationMessages.invalid(ticketLabels.ticket_type_id)] });

/** @throws Problem not-found, the same for a missing employee and one whom the viewer may not read about */
async function assertNamed(ctx: Ctx, employeeId: number): Promise<void> {
  if (!mayReadEmployees(ctx.viewer)) throw notFound('employee');
  await assertReachable(ctx, employeeId);
}
