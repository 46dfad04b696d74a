import { z } from 'zod';
import { dated } from '../../dated/dated-row.ts';
import { clientStatuses, employeeStatuses } from '../../states.ts';
import { policyKinds } from './clients.constants.ts';

const named = z.object({ id: z.int(), name: z.string() });
const textOrNull = z.string().nullable();
const count = z.int().min(0);
const abilities = z.object({ update: z.boolean(), delete: z.boolean() });

export const clientRow = z.object({
  id: z.int(),
  version: z.int(),
  legal_business_name: z.string(),
  trading_name: textOrNull,
  status: z.enum(clientStatuses),
  industry: textOrNull,
  country: named,
  timezone: named,
  contact_name: textOrNull,
  contact_email: textOrNull,
  account_managers: z.array(z.string()),
  /** Number of current employees. */
  employees: count,
  /** The current one, in the home zone. */
  has_invoice_config: z.boolean(),
  abilities,
});
export type ClientRow = z.output<typeof clientRow>;

export const clientDetails = z.object({
  id: z.int(),
  version: z.int(),
  legal_business_name: z.string(),
  trading_name: textOrNull,
  status: z.enum(clientStatuses),
  industry: textOrNull,
  website: textOrNull,
  address: textOrNull,
  country: named,
  timezone: named,
  currency: z.object({ id: z.int(), code: z.string() }),
  contact_name: textOrNull,
  contact_email: textOrNull,
  contact_phone: textOrNull,
  created_at: z.string(),
  employees: count,
  has_invoice_config: z.boolean(),
  account_managers: z.array(z.object({ user_id: z.int(), name: z.string(), email: z.string() })),
  abilities,
});
export type ClientDetails = z.output<typeof clientDetails>;

export const clientChoice = z.object({
  id: z.int(),
  legal_business_name: z.string(),
  status: z.enum(clientStatuses),
});

/** `from` is null for the client's first status. */
export const clientStatusChange = z.object({
  id: z.int(),
  at: z.string(),
  from: z.enum(clientStatuses).nullable(),
  to: z.enum(clientStatuses),
  reason: textOrNull,
  actor_name: textOrNull,
  impersonator_name: textOrNull,
});
export type ClientStatusChange = z.output<typeof clientStatusChange>;

export const clientContact = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  position: textOrNull,
  email: textOrNull,
  phone: textOrNull,
});
export type ClientContact = z.output<typeof clientContact>;

export const clientTeam = z.object({ id: z.int(), name: z.string(), leads: z.array(named), members: count });
export type ClientTeam = z.output<typeof clientTeam>;

export const clientPolicyRow = dated.extend({
  kind: z.enum(policyKinds),
  policy: named,
  /** A planned change, which can still be cancelled. */
  removable: z.boolean(),
});
export type ClientPolicyRow = z.output<typeof clientPolicyRow>;

export const invoiceConfigRow = dated.extend({
  billing_day: z.int(),
  terms_days: z.int(),
  currency: z.object({ id: z.int(), code: z.string() }),
  subscription: named,
  recipients: z.array(z.string()),
  po_number: textOrNull,
  removable: z.boolean(),
});
export type InvoiceConfigRow = z.output<typeof invoiceConfigRow>;

/** Current employees of a client. */
export const clientPerson = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  shift: textOrNull,
  teams: z.array(z.string()),
  status: z.enum(employeeStatuses),
  since: z.string(),
});
export type ClientPerson = z.output<typeof clientPerson>;

const amountOrNull = z.object({ amount: z.string(), currency: z.string() }).nullable();

/** Current amounts in whole units with two decimals; null if there is none. */
export const clientCosts = z.object({
  employees: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      position: z.string(),
      cost: amountOrNull,
      re_fee: amountOrNull,
      nonrefundable: amountOrNull,
    }),
  ),
  totals: z.array(
    z.object({ kind: z.enum(['cost', 're_fee', 'nonrefundable']), currency: z.string(), amount: z.string() }),
  ),
});
export type ClientCosts = z.output<typeof clientCosts>;
