import { dayText, formatCents } from '@muster/contract';
import type { DatedHistory } from '@muster/contract/dated/dated-history.ts';
import { lastDayOf } from '@muster/contract/dated/dated-row.ts';
import { type AmountKind, amountLabels } from '@muster/contract/domains/employees/employee-cost.schemas.ts';
import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts';
import type { AmountFields } from './employee-amount.repository.ts';
import type { EmployeeChanges } from './employee-changes.ts';
import type { StoredEmployee } from './employee-record.repository.ts';
import { openSensitive } from './sensitive-record.ts';

type FieldValues = Readonly<Record<string, string | number | null>>;

/** Fields of the record with the values that they had when the change was requested. */
export interface RecordContent {
  readonly part: 'record';
  readonly before: FieldValues;
  readonly after: FieldValues;
}

/** A new amount, with the history to which it is to be added. */
export interface AmountContent {
  readonly part: AmountKind;
  readonly before: readonly StoredAmount[];
  readonly after: StoredAmount;
}

interface StoredAmount {
  readonly from: string;
  /** The first day after it. */
  readonly until: string | null;
  readonly cents: number;
  readonly currencyId: number;
}

export type PayChangeContent = RecordContent | AmountContent;

/** `uuid` of the change binds the sealed values to its row. */
export const sealContent = (cipher: FieldCipher, uuid: string, content: PayChangeContent): string =>
  cipher.seal(placeOf(uuid), JSON.stringify(content));

export const openContent = (cipher: FieldCipher, uuid: string, sealed: string): PayChangeContent =>
  JSON.parse(cipher.open(placeOf(uuid), sealed)) as PayChangeContent;

const placeOf = (row: string) => ({ table: 'pay_change', column: 'sealed', row });

/** What the stored record says in these fields; the salary in cents. */
export function storedValues(
  cipher: FieldCipher,
  { record, uuid, sensitive }: StoredEmployee,
  fields: readonly string[],
): FieldValues {
  const all: Readonly<Record<string, unknown>> = {
    ...(sensitive === null ? {} : openSensitive(cipher, uuid, sensitive)),
    payment_method: record.payment_method,
  };
  return Object.fromEntries(fields.map((field) => [field, (all[field] ?? null) as string | number | null]));
}

export function storedAmounts(history: DatedHistory<AmountFields>): StoredAmount[] {
  return history.map(({ from, until, value }) => ({
    from,
    until,
    cents: value.amount_cents,
    currencyId: value.currency_id,
  }));
}

/** The stored values, as they were when the change was requested, are unchanged. */
export function isUnchanged(requested: PayChangeContent['before'], stored: PayChangeContent['before']): boolean {
  return canonical(requested) === canonical(stored);
}

function canonical(content: PayChangeContent['before']): string {
  return JSON.stringify(Array.isArray(content) ? content : Object.entries(content).toSorted(byName));
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

/** The changes of these fields, and all others. */
export function partedChanges(changes: EmployeeChanges, fields: readonly string[]) {
  const pick = <T extends object>(values: T, isIn: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field) === isIn)) as T;
  const part = (isIn: boolean): EmployeeChanges => ({
    columns: pick(changes.columns, isIn),
    sensitive: pick(changes.sensitive, isIn),
    before: pick(changes.before, isIn),
    after: pick(changes.after, isIn),
  });
  return { held: part(true), others: part(false) };
}

/** For those who may see the values. `codes`: of the currencies. */
export function shownValues(content: PayChangeContent, codes: ReadonlyMap<number, string>) {
  if (content.part === 'record') {
    return Object.entries(content.after).map(([field, after]) => ({
      field: employeeLabels[field as keyof typeof employeeLabels] ?? field,
      before: shownField(field, content.before[field] ?? null),
      after: shownField(field, after),
    }));
  }
  const { after, before } = content;
  const now = before.find(({ from, until }) => from <= after.from && (until === null || until > after.from));
  const both = (field: string, textOf: (amount: StoredAmount) => string | null) => ({
    field,
    before: now ? textOf(now) : null,
    after: textOf(after),
  });
  return [
    both(amountFieldLabels[content.part], ({ cents, currencyId }) => moneyText(cents, codes.get(currencyId))),
    both(amountLabels.effective_from, ({ from }) => dayText(from)),
    both(amountLabels.effective_to, (amount) => {
      const last = lastDayOf(amount);
      return last === null ? null : dayText(last);
    }),
  ];
}

function shownField(field: string, value: string | number | null): string | null {
  if (value === null) return null;
  return field === 'basic_salary' && typeof value === 'number' ? moneyText(value, 'PHP') : String(value);
}

const moneyText = (cents: number, currency = '') => `${currency} ${formatCents(cents)}`.trimStart();

export const amountFieldLabels: Readonly<Record<AmountKind, string>> = {
  cost: 'Base cost',
  re_fee: 'RE fee',
  nonrefundable: 'Non-refundable',
};
