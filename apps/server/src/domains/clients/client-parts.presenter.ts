import { decimalFrom } from '@muster/contract';
import { datesOn } from '@muster/contract/dated/dated-row.ts';
import type {
  ClientCosts,
  ClientPolicyRow,
  InvoiceConfigRow,
} from '@muster/contract/domains/clients/client-answers.ts';
import type { ClientPolicyStored, InvoiceConfigStored } from './client-dated.repository.ts';
import type { ClientCostRow } from './client-people.repository.ts';

export function presentPolicyDefault(row: ClientPolicyStored, today: string): ClientPolicyRow {
  const { kind, policy_id: id, policy_name: name } = row;
  return { ...datesOn(row, today), kind, policy: { id, name }, removable: row.from > today };
}

export function presentInvoiceConfig(row: InvoiceConfigStored, today: string): InvoiceConfigRow {
  const { billing_day, terms_days, recipients, po_number } = row;
  return {
    ...datesOn(row, today),
    billing_day,
    terms_days,
    recipients,
    po_number,
    currency: { id: row.currency_id, code: row.currency_code },
    subscription: { id: row.subscription_id, name: row.subscription_name },
    removable: row.from > today,
  };
}

const kinds = ['cost', 're_fee', 'nonrefundable'] as const;

/** Each person once with the three amounts, and totals per currency. Amounts in different currencies are never added up. */
export function presentClientCosts(rows: readonly ClientCostRow[]): ClientCosts {
  const people = new Map<number, ClientCosts['employees'][number]>();
  const sums = new Map<string, number>();
  for (const { id, name, position, kind, amount_cents: cents, currency } of rows) {
    const person = people.get(id) ?? { id, name, position, cost: null, re_fee: null, nonrefundable: null };
    if (kind === null || cents === null || currency === null) {
      people.set(id, person);
      continue;
    }
    people.set(id, { ...person, [kind]: { amount: decimalFrom(cents), currency } });
    const key = `${kind} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0) + cents);
  }
  const totals = kinds.flatMap((kind) =>
    [...sums].flatMap(([key, cents]) => {
      const [of, currency = ''] = key.split(' ');
      return of === kind ? [{ kind, currency, amount: decimalFrom(cents) }] : [];
    }),
  );
  return { employees: [...people.values()], totals };
}
