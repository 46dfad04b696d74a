import type { StoredDates } from '@muster/contract/dated/dated-row.ts';
import { clientDatedRules } from '@muster/contract/domains/clients/client-dated.constants.ts';
import type { PolicyKind } from '@muster/contract/domains/clients/clients.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { ReportedHistory } from '../../platform/dated/dated-report.repository.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';

export type InvoiceConfigFields = {
  readonly billing_day: number;
  readonly terms_days: number;
  readonly currency_id: number;
  readonly subscription_id: number;
  readonly recipients: readonly string[];
  readonly po_number: string | null;
};

export const invoiceConfigs: DatedTable<InvoiceConfigFields> = {
  table: sql`client_invoice_config`,
  owner: sql`client_id`,
  columns: sql`billing_day, terms_days, currency_id, subscription_id, recipients, po_number`,
  rules: clientDatedRules,
};

export type PolicyDefaultFields = { readonly kind: PolicyKind; readonly policy_id: number };

/** A client has a history for each kind: these are the rows of all of them. */
export const policyDefaultsOfAnyKind: DatedTable<PolicyDefaultFields> = {
  table: sql`client_policy_default`,
  owner: sql`client_id`,
  columns: sql`kind, policy_id`,
  rules: clientDatedRules,
};

/** The default policies of one kind of a client. */
export const policyDefaults = (kind: PolicyKind): DatedTable<PolicyDefaultFields> => ({
  ...policyDefaultsOfAnyKind,
  within: sql`kind = ${kind}`,
});

/** Clients without a configuration or a default policy are usual. */
export const clientHistories: readonly ReportedHistory[] = [
  { name: 'invoice configuration of client', table: invoiceConfigs, covered: null },
  { name: 'leave policy of client', table: policyDefaults('leave'), covered: null },
  { name: 'holiday policy of client', table: policyDefaults('holiday'), covered: null },
  { name: 'points policy of client', table: policyDefaults('occurrence_points'), covered: null },
];

/** Allows the people of a client to have a policy at all; its default has to be one of these. */
export async function allowPolicy(db: Db, clientId: number, policy: PolicyDefaultFields): Promise<void> {
  await db
    .insertInto('client_policy')
    .values({ client_id: clientId, ...policy })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface InvoiceConfigStored extends StoredDates {
  readonly billing_day: number;
  readonly terms_days: number;
  readonly currency_id: number;
  readonly currency_code: string;
  readonly subscription_id: number;
  readonly subscription_name: string;
  readonly recipients: string[];
  readonly po_number: string | null;
}

export async function invoiceConfigsOf(db: Db, clientId: number): Promise<InvoiceConfigStored[]> {
  const { rows } = await sql<InvoiceConfigStored>`
    select p.id, ${days}, p.billing_day, p.terms_days, p.currency_id, c.code as currency_code, p.subscription_id,
      s.name as subscription_name, p.recipients, p.po_number
    from client_invoice_config p join currency c on c.id = p.currency_id join invoice_subscription s on s.id = p.subscription_id
    where p.client_id = ${clientId} order by lower(p.valid) desc`.execute(db);
  return rows;
}

export interface ClientPolicyStored extends StoredDates {
  readonly kind: PolicyKind;
  readonly policy_id: number;
  readonly policy_name: string;
}

export async function policyDefaultsOf(db: Db, clientId: number): Promise<ClientPolicyStored[]> {
  const { rows } = await sql<ClientPolicyStored>`
    select p.id, ${days}, p.kind, p.policy_id, coalesce(l.name, h.name, o.name) as policy_name
    from client_policy_default p
    left join leave_policy l on p.kind = 'leave' and l.id = p.policy_id
    left join holiday_policy h on p.kind = 'holiday' and h.id = p.policy_id
    left join occurrence_points_policy o on p.kind = 'occurrence_points' and o.id = p.policy_id
    where p.client_id = ${clientId} order by p.kind, lower(p.valid) desc`.execute(db);
  return rows;
}

export interface PolicyChoiceRow {
  readonly kind: PolicyKind;
  readonly id: number;
  readonly name: string;
}

/** Policies that a client can have. */
export async function policyChoicesFor(db: Db): Promise<PolicyChoiceRow[]> {
  const { rows } = await sql<PolicyChoiceRow>`
    select kind, id, name from (
      select 'leave' as kind, id, name from leave_policy where is_client_assignable
      union all select 'holiday', id, name from holiday_policy where is_client_assignable
      union all select 'occurrence_points', id, name from occurrence_points_policy where is_client_assignable) p
    order by kind, search_key(name)`.execute(db);
  return rows;
}

const days = sql.raw(`lower(p.valid) as "from", upper(p.valid) - 1 as "to"`);
