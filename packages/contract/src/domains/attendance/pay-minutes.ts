import { z } from 'zod';
import type { ListColumn } from '../../list-column.ts';
import { maySeePay } from './attendance.policy.ts';
import { type PayMinutes, type PayName, payNames } from './pay-names.ts';

const count = z.int();

export const payMinutes = z.object({
  ordinary: count,
  ordinary_night: count,
  ordinary_overtime: count,
  ordinary_overtime_night: count,
  restday: count,
  restday_night: count,
  restday_overtime: count,
  restday_overtime_night: count,
  holiday: count,
  holiday_night: count,
  holiday_overtime: count,
  holiday_overtime_night: count,
});
export const payLabels: Readonly<Record<PayName, string>> = {
  ordinary: 'Ordinary',
  ordinary_night: 'Ordinary night',
  ordinary_overtime: 'Ordinary overtime',
  ordinary_overtime_night: 'Ordinary overtime night',
  restday: 'Rest day',
  restday_night: 'Rest day night',
  restday_overtime: 'Rest day overtime',
  restday_overtime_night: 'Rest day overtime night',
  holiday: 'Holiday',
  holiday_night: 'Holiday night',
  holiday_overtime: 'Holiday overtime',
  holiday_overtime_night: 'Holiday overtime night',
};

/** Stored minutes by name. @throws ZodError unless there are twelve */
export function payMinutesFrom(stored: readonly number[]): PayMinutes {
  return payMinutes.parse(Object.fromEntries(payNames.map((name, index) => [name, stored[index]])));
}

export const storedPayMinutes = (pay: PayMinutes): number[] => payNames.map((name) => pay[name]);

interface WithPay {
  readonly pay_minutes: PayMinutes | null;
}

export type PayColumnName = `pay_minutes.${PayName}`;

const payColumn = (name: PayName): ListColumn<WithPay> => ({
  label: `${payLabels[name]} minutes`,
  kind: 'minutes',
  sortable: false,
  filterable: false,
  value: ({ pay_minutes: pay }) => pay?.[name],
});

const columnsOf = (column: (name: PayName) => ListColumn<WithPay>) =>
  Object.fromEntries(payNames.map((name) => [`pay_minutes.${name}`, column(name)])) as Readonly<
    Record<PayColumnName, ListColumn<WithPay>>
  >;

interface WithAdjustedPay {
  readonly adjusted_pay_minutes: PayMinutes | null;
}

/** For exports of days: what is adjusted in later periods, signed. */
export const adjustedPayColumns = Object.fromEntries(
  payNames.map((name): [string, ListColumn<WithAdjustedPay>] => [
    `adjusted_pay_minutes.${name}`,
    {
      label: `Adjusted: ${payLabels[name]} minutes`,
      kind: 'minutes',
      sortable: false,
      filterable: false,
      seenBy: maySeePay,
      value: ({ adjusted_pay_minutes: pay }) => pay?.[name],
    },
  ]),
) as Readonly<Record<`adjusted_pay_minutes.${PayName}`, ListColumn<WithAdjustedPay>>>;

/** For exports: one column per name. */
export const payColumns = columnsOf(payColumn);

/** For lists that client users open as well. */
export const payColumnsOfProvider = columnsOf((name) => ({ ...payColumn(name), seenBy: maySeePay }));
