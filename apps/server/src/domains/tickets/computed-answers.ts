import type { TicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketFormula } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { Party } from './filed-party.ts';
import { leadNames } from './ticket-references.ts';

/** What the portal fills in, by the key of the field. */
export async function computedAnswers(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { fields, party }: { readonly fields: readonly TicketField[]; readonly party: Party },
): Promise<TicketDetails> {
  const asksLeads = fields.some(({ formula }) => formula === 'requester_leads');
  const leads = party.employeeId === null || !asksLeads ? [] : await leadNames(db, party.employeeId);
  const values: Readonly<Record<TicketFormula, string | undefined>> = {
    filed_on: todayAtHome({ clock }),
    requester_client: party.person?.client,
    requester_position: party.person?.position,
    requester_leads: leads.join(', ') || undefined,
    // Of the leave request, once it is filed.
    leave_approver: undefined,
    leave_answer: undefined,
  };
  return Object.fromEntries(
    fields.flatMap(({ key, formula }) => {
      const value = formula === null ? undefined : values[formula];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
