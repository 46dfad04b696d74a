import { type FieldErrors, invalidInput } from '@muster/contract';
import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import type { SensitiveField } from '@muster/contract/domains/employees/employees.constants.ts';
import { changesPay } from '@muster/contract/domains/employees/employees.policy.ts';
import type { CreateEmployeeInput } from '@muster/contract/domains/employees/employees.schemas.ts';
import { guardedPartsOf } from '@muster/contract/domains/employees/pay-parts.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { EmployeeChanges } from './employee-changes.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { type FormerHolder, identifierFields } from './former-key.repository.ts';
import { findHolders, type IdentifyingFields } from './former-keys.ts';
import type { RecordContent } from './requested-pay.ts';
import { assertMayChangePay, requestPayChange } from './second-person.ts';
import { sensitivePart } from './sensitive-record.ts';

/** Pay of a new record that a second person approves, because somebody was paid under its identifiers before. */
export interface HeldPay {
  readonly fields: readonly string[];
  /** What is stored until then. Null: what was given. */
  readonly paymentMethod: 'Bank Account' | 'Cash' | null;
  readonly cost: boolean;
}

/** Earlier records of the person. @throws Problem invalid-input for the viewer's own record, which somebody else adds */
export async function formerRecords(ctx: Ctx, body: CreateEmployeeInput): Promise<readonly FormerHolder[]> {
  const own = ownEmail(ctx.viewer, body);
  if (own !== null) throw invalidInput({ [own]: [ownRecordText] });
  const holders = await findHolders(ctx, [body, addressOf(ctx.viewer)]);
  const former = holders(body);
  if (wasOwn(ctx.viewer, former, holders)) throw invalidInput({ third_party_employee_id: [ownRecordText] });
  return former;
}

/** To be looked up with the new records, for `wasOwn`. */
export const addressOf = ({ email }: Pick<Ctx['viewer'], 'email'>): IdentifyingFields => ({ personal_email: email });

/** Whether one of the earlier records was the viewer's: the linked one, or one that had the sign-in address. */
export function wasOwn(
  viewer: Pick<Ctx['viewer'], 'email' | 'employeeId'>,
  former: readonly FormerHolder[],
  holders: (fields: IdentifyingFields) => readonly FormerHolder[],
): boolean {
  const own = new Set(holders(addressOf(viewer)).map(({ id }) => id));
  return former.some(({ id }) => id === viewer.employeeId || own.has(id));
}

/** The field with the address that the viewer signs in with. */
export function ownEmail(
  { email }: { readonly email: string },
  { work_email, personal_email }: IdentifyingFields,
): 'work_email' | 'personal_email' | null {
  const isOwn = (text: string | null | undefined) => text?.toLowerCase() === email.toLowerCase();
  if (isOwn(work_email)) return 'work_email';
  return isOwn(personal_email) ? 'personal_email' : null;
}

export const ownRecordText = 'This is your own record. Someone else must add it.';

/** @throws Problem forbidden or confirm-identity where the viewer may not change how the person is paid */
export function heldPay(ctx: Ctx, body: CreateEmployeeInput, [former]: readonly FormerHolder[]): HeldPay {
  if (!former) return { fields: [], paymentMethod: null, cost: false };
  const fields = changedPay(body, [former]);
  const cost = ctx.secondPersonFor.includes('cost');
  if (fields.length > 0 || cost) assertMayChangePay(ctx);
  const isHeld = guardedPartsOf(fields).some((part) => ctx.secondPersonFor.includes(part));
  return { fields: isHeld ? fields : [], paymentMethod: isHeld ? former.payment_method : null, cost };
}

/** The fields of pay that a new record gives to somebody with an earlier one. */
export function changedPay(
  body: Pick<CreateEmployeeInput, 'payment_method' | SensitiveField>,
  [former]: readonly FormerHolder[],
): string[] {
  const given = Object.entries({ payment_method: body.payment_method, ...sensitivePart(body) });
  return given.flatMap(([field, value]) =>
    value !== null && changesPay([field]) && !(field === 'payment_method' && value === former?.payment_method)
      ? [field]
      : [],
  );
}

/** Asks a second person for what was held. */
export async function requestHeld(
  ctx: Ctx,
  employee: Pick<EmployeeRecord, 'id' | 'name' | 'client_id'>,
  body: CreateEmployeeInput,
  held: HeldPay,
): Promise<{ id: number; fields: string[] } | undefined> {
  const requests = [
    ...(held.fields.length > 0 ? [await requestPayChange(ctx, employee, recordContent(body, held))] : []),
    ...(held.cost ? [await requestPayChange(ctx, employee, { part: 'cost', before: [], after: costOf(body) })] : []),
  ];
  const [first] = requests;
  return first && { id: first.id, fields: requests.flatMap(({ fields }) => fields) };
}

function recordContent(body: CreateEmployeeInput, { fields, paymentMethod }: HeldPay): RecordContent {
  const given: Readonly<Record<string, string | number | null | undefined>> = {
    payment_method: body.payment_method,
    ...sensitivePart(body),
  };
  return {
    part: 'record',
    before: Object.fromEntries(fields.map((field) => [field, field === 'payment_method' ? paymentMethod : null])),
    after: Object.fromEntries(fields.map((field) => [field, given[field] ?? null])),
  };
}

function costOf(body: CreateEmployeeInput) {
  const last = body.cost_effective_to ?? null;
  const until = last === null ? null : dayAfter(last);
  return { from: body.cost_effective_from, until, cents: body.cost_amount, currencyId: body.cost_currency_id };
}

/**
 * Where pay needs a second person, a record does not take over what identified a deleted employee: its own pay would be paid under it.
 * @throws Problem invalid-input
 */
export async function assertNotOfDeleted(ctx: Ctx, changes: EmployeeChanges): Promise<void> {
  const errors =
    ctx.secondPersonFor.length === 0 ? {} : takenFromDeleted(await findHolders(ctx, [takenOver(changes)]), changes);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

export function takenFromDeleted(
  holdersOf: (fields: IdentifyingFields) => readonly FormerHolder[],
  changes: Pick<EmployeeChanges, 'columns' | 'sensitive'>,
): FieldErrors {
  const taken = Object.entries(takenOver(changes)).filter(([field, value]) =>
    holdersOf({ [field]: value }).some(({ is_deleted }) => is_deleted),
  );
  return Object.fromEntries(taken.map(([field]) => [field, [deletedText]]));
}

/** The identifiers and addresses that a change gives to the record. */
function takenOver({ columns, sensitive }: Pick<EmployeeChanges, 'columns' | 'sensitive'>): IdentifyingFields {
  const open = [...identifierFields, 'work_email'] as const;
  return {
    ...Object.fromEntries(open.map((field) => [field, columns[field]])),
    personal_email: sensitive.personal_email,
  };
}

const deletedText =
  'This belonged to a deleted employee. Add a new employee with it, so that a second person approves the pay.';
