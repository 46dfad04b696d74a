import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import { dueAfter, ticketDues } from '@muster/contract/domains/tickets/ticket-sla.rules.ts';
import type { ticketSlaPoliciesCalls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { ticketSlaPolicyLabels as labels } from '@muster/contract/domains/tickets/ticket-sla-policies.constants.ts';
import type { TicketSlaPolicyRecord } from '@muster/contract/domains/tickets/ticket-sla-policy-answers.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { instantText } from './instant-text.ts';
import { withDaysOff } from './sla-policies.ts';
import { readTicketSlaPolicy, ticketSlaPolicyChoices, zoneName } from './ticket-sla-policies.repository.ts';

type Calls = typeof ticketSlaPoliciesCalls;

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownTicketSlaPolicy(ctx: Ctx, id: number): Promise<TicketSlaPolicyRecord> {
  const record = await readTicketSlaPolicy(ctx.db, id);
  if (!record) throw notFound('SLA policy');
  return record;
}

export const listTicketSlaPolicyChoices = ({ db }: Ctx): Promise<CallAnswer<Calls['choices']>> =>
  ticketSlaPolicyChoices(db);

/** When a ticket that is filed now is due by these terms. @throws Problem invalid-input (422) for an unknown zone */
export async function previewTicketSla(
  { db, clock }: Ctx,
  { body }: CallInput<Calls['preview']>,
): Promise<CallAnswer<Calls['preview']>> {
  const zone = await zoneName(db, body.timezone_id);
  if (zone === undefined) throw invalidInput({ timezone_id: [validationMessages.invalid(labels.timezone_id)] });
  const now = clock.now();
  const terms = { ...body, zone, holiday_calendar_id: body.holiday_calendar_id ?? null };
  const [policy] = await withDaysOff(db, [terms], now);
  if (!policy) throw new Error('One policy has one answer.');
  const startedAt = now.epochMilliseconds;
  return {
    filed_at: now.toString(),
    timezone: zone,
    approval_at: instantText(dueAfter(policy.hours, policy.approval, startedAt)),
    priorities: ([4, 3, 2, 1] as const).map((priority) => {
      const { firstResponseAt, resolutionAt } = ticketDues(policy, { priority, startedAt, pauses: [] });
      return { priority, first_response_at: instantText(firstResponseAt), resolution_at: instantText(resolutionAt) };
    }),
  };
}
