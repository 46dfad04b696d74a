import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import { isSameForm } from '@muster/contract/domains/tickets/ticket-form.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { leaveTicketCode, ticketFieldKindLabels } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { type TicketTypeInput, ticketTypeLabels } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { cannedRepliesOfType } from './canned-replies.repository.ts';
import { insertTicketForm, readTicketForms } from './ticket-forms.repository.ts';
import { askForRecount } from './ticket-sla-recount.repository.ts';
import {
  insertTicketType,
  type LockedTicketType,
  lockTicketType,
  removeTicketType,
  type TicketTypeColumns,
  ticketsOfType,
  updateTicketTypeColumns,
} from './ticket-types.repository.ts';
import { concludeTicketTypeChange } from './tickets.events.ts';

type Calls = typeof ticketTypesCalls;

export async function createTicketType(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const columns = columnsOf(body);
  const id = await withErrors(() => insertTicketType(ctx.db, columns));
  await publish(ctx, { typeId: id, number: 1, fields: body.fields });
  const after = { ...columns, ...shown({ number: 1, fields: body.fields }) };
  await concludeTicketTypeChange(ctx, id, { event: 'tickets.create-ticket-type', after });
  return { id, version: 1 };
}

/** Other fields are published as the next version of the form; a ticket keeps the version that it was filed with. */
export async function updateTicketType(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedTicketType(ctx, body);
  const { id, fields } = body;
  const [current = { number: 0, fields: [] }] = await readTicketForms(ctx.db, id);
  if (stored.code === leaveTicketCode && (body.code !== stored.code || !isSameForm(current.fields, fields)))
    throw new Problem('conflict', 'The code and the form of leave requests are part of the portal, and stay.');
  const form = isSameForm(current.fields, fields) ? current : { number: current.number + 1, fields };
  const columns = columnsOf(body);
  const version = stored.version + 1;
  await withErrors(() => updateTicketTypeColumns(ctx.db, id, columns));
  if (form !== current) await publish(ctx, { typeId: id, ...form });
  if (columns.sla_policy_id !== stored.sla_policy_id) await askForRecount(ctx.db, columns.sla_policy_id);
  const before = { ...columnsOf(stored), ...shown(current) };
  const after = { ...columns, ...shown(form) };
  await concludeTicketTypeChange(ctx, id, { event: 'tickets.update-ticket-type', before, after, version });
  return { id, version };
}

/** @throws Problem conflict (409) while tickets have it */
export async function deleteTicketType(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedTicketType(ctx, { id });
  if (stored.code === leaveTicketCode)
    throw new Problem('conflict', 'Leave requests are part of the portal. Make the type inactive instead.');
  const used = await ticketsOfType(ctx.db, id);
  if (used > 0)
    throw new Problem('conflict', `The ticket type is in use by ${counted(used, 'ticket')}, and cannot be deleted.`);
  const replies = await cannedRepliesOfType(ctx.db, id);
  if (replies > 0) {
    const kept = counted(replies, 'canned reply', 'canned replies');
    throw new Problem('conflict', `The ticket type is in use by ${kept}, and cannot be deleted.`);
  }
  await removeTicketType(ctx.db, id);
  await concludeTicketTypeChange(ctx, id, { event: 'tickets.delete-ticket-type', before: columnsOf(stored) });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedTicketType = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, ticketTypeSource, wanted);

const ticketTypeSource: RecordSource<LockedTicketType> = {
  thing: 'ticket type',
  lock: ({ db }, id) => lockTicketType(db, id),
  logged: ({ id }) => ({ subject: { kind: 'ticket-type', id } }),
  labels: { ...ticketTypeLabels, form_number: 'Form version' },
};

interface Form {
  readonly number: number;
  readonly fields: readonly TicketField[];
}

const publish = (ctx: Ctx, form: Form & { readonly typeId: number }) =>
  insertTicketForm(ctx.db, { ...form, publishedBy: ctx.viewer.userId });

type Stated = Omit<TicketTypeColumns, 'description' | 'audience' | 'approval_policy_id'> &
  Pick<TicketTypeInput, 'description' | 'approval_policy_id'> & { readonly audience: readonly string[] };

const columnsOf = (stated: Stated): TicketTypeColumns => ({
  name: stated.name,
  code: stated.code,
  description: stated.description ?? null,
  sequence: stated.sequence,
  audience: [...new Set(stated.audience)],
  default_priority: stated.default_priority,
  default_group: stated.default_group,
  view_permission: stated.view_permission,
  sla_policy_id: stated.sla_policy_id,
  needs_approval: stated.needs_approval,
  approval_policy_id: stated.approval_policy_id ?? null,
  is_active: stated.is_active,
});

/** The form in the activity log. */
const shown = ({ number, fields }: Form) => ({
  form_number: number,
  fields: fields.map(({ label, kind }) => `${label} (${ticketFieldKindLabels[kind]})`).join('; '),
});

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, ticketTypeLabels, {
    ticket_type_name_any_case: ['name', 'taken'],
    ticket_type_code_unique: ['code', 'taken'],
    ticket_type_approval_policy: ['approval_policy_id', 'unknown'],
  });
