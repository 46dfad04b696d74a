import { ticketSlaPoliciesCalls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';
import { ticketSlaPolicyBody } from './ticket-sla-policy-body.fixture.ts';

/** Somebody changes the time for approvals before the viewer renames it. */
export async function ticketSlaPolicyConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const added = { ...ticketSlaPolicyBody, name: `SLA policy ${nextNumber()}` };
  const { body: created } = await other.call(ticketSlaPoliciesCalls.create, { body: added });
  const body = { ...added, ...created };
  const change = () => other.call(ticketSlaPoliciesCalls.update, { body: { ...body, approval_minutes: 60 } });
  return { viewer, request: { body: { ...body, name: 'Late' } }, change, by: other.name, fields: ['Approval'] };
}
