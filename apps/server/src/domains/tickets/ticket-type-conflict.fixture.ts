import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';
import { ticketTypeBody } from './ticket-type-body.fixture.ts';

/** Somebody changes the place in the list before the viewer renames it. */
export async function ticketTypeConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const number = nextNumber();
  const added = { ...ticketTypeBody, name: `Type ${number}`, code: `TYPE-${number}` };
  const { body: created } = await other.call(ticketTypesCalls.create, { body: added });
  const body = { ...added, ...created };
  const change = () => other.call(ticketTypesCalls.update, { body: { ...body, sequence: 21 } });
  return {
    viewer,
    request: { body: { ...body, name: 'Late' } },
    change,
    by: other.name,
    fields: ['Order'],
  };
}
