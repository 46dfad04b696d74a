import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { ticketSlaPoliciesCalls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { ticketSlaPolicyLabels as labels } from '@muster/contract/domains/tickets/ticket-sla-policies.constants.ts';
import type { TicketSlaPolicyInput } from '@muster/contract/domains/tickets/ticket-sla-policies.schemas.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { slaTermsById, storeSlaTerms } from './sla-terms.repository.ts';
import { slaTermsText } from './sla-terms-text.ts';
import { concludeTicketSlaPolicyChange } from './ticket-sla-policies.events.ts';
import {
  insertTicketSlaPolicy,
  isPublicCalendar,
  type LockedTicketSlaPolicy,
  lockTicketSlaPolicy,
  removeTicketSlaPolicy,
  type TicketSlaPolicyColumns,
  typesOfPolicy,
  updateTicketSlaPolicyColumns,
  zoneName,
} from './ticket-sla-policies.repository.ts';
import { askForRecount } from './ticket-sla-recount.repository.ts';

type Calls = typeof ticketSlaPoliciesCalls;

export async function createTicketSlaPolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  await assertKnown(ctx, body);
  const columns = columnsOf(body);
  const id = await withErrors(() => insertTicketSlaPolicy(ctx.db, columns));
  await storeSlaTerms(ctx.db, id, body);
  const after = { ...columns, ...slaTermsText(body) };
  await concludeTicketSlaPolicyChange(ctx, id, { event: 'tickets.create-ticket-sla-policy', after });
  return { id, version: 1 };
}

/** Open tickets of its types get new due times after the commit. */
export async function updateTicketSlaPolicy(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedTicketSlaPolicy(ctx, body);
  const { id } = body;
  const [terms] = await slaTermsById(ctx.db, [id]);
  await assertKnown(ctx, body);
  const version = stored.version + 1;
  await withErrors(() => updateTicketSlaPolicyColumns(ctx.db, id, columnsOf(body)));
  await storeSlaTerms(ctx.db, id, body);
  await askForRecount(ctx.db, id);
  const before = { ...columnsOf(stored), ...(terms && slaTermsText(terms)) };
  const after = { ...columnsOf(body), ...slaTermsText(body) };
  await concludeTicketSlaPolicyChange(ctx, id, { event: 'tickets.update-ticket-sla-policy', before, after, version });
  return { id, version };
}

/** @throws Problem conflict (409) while ticket types name it */
export async function deleteTicketSlaPolicy(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedTicketSlaPolicy(ctx, { id });
  const types = await typesOfPolicy(ctx.db, id);
  if (types.length > 0)
    throw new Problem(
      'conflict',
      `The SLA policy is in use by ${counted(types.length, 'ticket type')}, and cannot be deleted.`,
    );
  await removeTicketSlaPolicy(ctx.db, id);
  const before = columnsOf(stored);
  await concludeTicketSlaPolicyChange(ctx, id, { event: 'tickets.delete-ticket-sla-policy', before });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedTicketSlaPolicy = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, ticketSlaPolicySource, wanted);

const ticketSlaPolicySource: RecordSource<LockedTicketSlaPolicy> = {
  thing: 'SLA policy',
  lock: ({ db }, id) => lockTicketSlaPolicy(db, id),
  logged: ({ id }) => ({ subject: { kind: 'ticket-sla-policy', id } }),
  labels,
};

/** Everybody who files a ticket must be able to read the calendar, so it is not one of a client. */
async function assertKnown({ db }: Ctx, body: Pick<TicketSlaPolicyInput, 'timezone_id' | 'holiday_calendar_id'>) {
  const { timezone_id, holiday_calendar_id = null } = body;
  if ((await zoneName(db, timezone_id)) === undefined)
    throw invalidInput({ timezone_id: [validationMessages.invalid(labels.timezone_id)] });
  if (holiday_calendar_id !== null && !(await isPublicCalendar(db, holiday_calendar_id)))
    throw invalidInput({ holiday_calendar_id: [validationMessages.invalid(labels.holiday_calendar_id)] });
}

type Stated = Pick<
  TicketSlaPolicyInput,
  'name' | 'timezone_id' | 'approval_minutes' | 'description' | 'holiday_calendar_id'
>;

const columnsOf = (stated: Stated): TicketSlaPolicyColumns => ({
  name: stated.name,
  description: stated.description ?? null,
  timezone_id: stated.timezone_id,
  holiday_calendar_id: stated.holiday_calendar_id ?? null,
  approval_minutes: stated.approval_minutes,
});

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, labels, { ticket_sla_policy_name_any_case: ['name', 'taken'] });
