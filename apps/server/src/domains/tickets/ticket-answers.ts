import { filedRefusal } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { shownFields, type TicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { AnsweredField } from '@muster/contract/domains/tickets/ticket-record.ts';
import { isTicketActive } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { TicketFieldKind } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketPartyOf } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { leaveAnswers } from './leave-answers.ts';
import type { ReachedTicket } from './reached-ticket.ts';
import { type FiledForm, type Referenced, referencedNames } from './ticket-answers.repository.ts';

/**
 * The answers that the viewer's party sees, in the order of the form that the ticket was filed with. `isAsked`: the approval waits for the
 * viewer, who reads what an approver sees.
 */
export async function readAnswers(
  ctx: Ctx,
  { ticket, mover }: ReachedTicket,
  { fields, details }: FiledForm,
  isAsked: boolean,
): Promise<AnsweredField[]> {
  if (ticket.leave_request_id !== null) return leaveAnswers(ctx, ticket, fields);
  const party = isAsked && mover !== 'handler' ? 'approver' : ticketPartyOf[mover];
  const isFixed = party === 'approver' || (mover !== 'handler' && filedRefusal(ticket.approval_state) !== null);
  const shown = shownFields({ fields, party }, details);
  const names = await namesIn(ctx, shown, details);
  return shown.map((field) => {
    const value = storedValue(details, field.key);
    const { key, label, helper, kind, is_required } = field;
    return {
      ...{ key, label, helper, kind, is_required, options: [...field.options] },
      value,
      text: typeof value === 'number' ? (names(field.kind, value) ?? null) : null,
      may_edit: !isFixed && isTicketActive(ticket.status) && field.kind !== 'file' && field.edited_by.includes(party),
    };
  });
}

const storedValue = (details: TicketDetails, key: string): AnsweredField['value'] => {
  const value = Object.hasOwn(details, key) ? details[key] : undefined;
  if (value === undefined) return null;
  return isList(value) ? [...value] : value;
};

const isList = (value: TicketDetails[string]): value is readonly string[] => Array.isArray(value);

const referred: Partial<Record<TicketFieldKind, Referenced['kind']>> = {
  employee: 'employee',
  team_lead: 'employee',
  approver: 'user',
  leave_type: 'leave_type',
};

/** Who reads an answer reads the name in it, also where the person's record is closed to them. */
async function namesIn({ db }: Pick<Ctx, 'db'>, fields: readonly TicketField[], details: TicketDetails) {
  const idsOf = (wanted: Referenced['kind']) =>
    fields.flatMap(({ key, kind }) => {
      const value = details[key];
      return referred[kind] === wanted && typeof value === 'number' ? [value] : [];
    });
  const wanted = { employees: idsOf('employee'), users: idsOf('user'), leaveTypes: idsOf('leave_type') };
  const isEmpty = Object.values(wanted).every((ids) => ids.length === 0);
  const found = isEmpty ? [] : await withoutRowSecurity(db, () => referencedNames(db, wanted));
  return (kind: TicketFieldKind, id: number) => found.find((one) => one.kind === referred[kind] && one.id === id)?.name;
}
