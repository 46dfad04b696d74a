import type { StoredDates } from '@muster/contract/dated.ts';
import type { ClientPolicyKind } from '@muster/contract/domains/clients/clients.constants.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** One line of dated rows that never overlap: the invoice configurations of a client, or its defaults of one kind. */
export type DatedLine =
  | { readonly of: 'invoice'; readonly clientId: number }
  | { readonly of: 'policy'; readonly clientId: number; readonly kind: ClientPolicyKind };

/** By line. Only these constants are interpolated into SQL. */
const tables = { invoice: sql.raw('client_invoice_config'), policy: sql.raw('client_policy_default') } as const;

function inLine(line: DatedLine): RawBuilder<SqlBool> {
  const ofClient = sql<SqlBool>`client_id = ${line.clientId}`;
  return line.of === 'policy' ? sql<SqlBool>`${ofClient} and kind = ${line.kind}` : ofClient;
}

export interface InTheWay {
  /** First day of a row that begins on the day or after it. */
  readonly later: string | null;
  /** A row that began before and still holds on the day. */
  readonly isHeld: boolean;
}

export async function inTheWayOf(db: Db, line: DatedLine, from: string): Promise<InTheWay> {
  const { rows } = await sql<InTheWay>`
    select (select min(lower(valid)) from ${tables[line.of]} where ${inLine(line)} and lower(valid) >= ${from}::date) as later,
      exists (select from ${tables[line.of]} where ${inLine(line)} and lower(valid) < ${from}::date and valid @> ${from}::date)
        as "isHeld"`.execute(db);
  return rows[0] ?? { later: null, isHeld: false };
}

/** The row that holds on the day ends the day before. */
export async function endBefore(db: Db, line: DatedLine, from: string): Promise<void> {
  await sql`
    update ${tables[line.of]} set valid = daterange(lower(valid), ${from}::date), version = version + 1
    where ${inLine(line)} and lower(valid) < ${from}::date and valid @> ${from}::date`.execute(db);
}

export interface StoredLine {
  readonly client_id: number;
  readonly kind: ClientPolicyKind | null;
  readonly from: string;
}

export async function lineOf(db: Db, of: DatedLine['of'], id: number): Promise<StoredLine | undefined> {
  const kind = of === 'policy' ? sql`kind` : sql`null`;
  const { rows } = await sql<StoredLine>`
    select client_id, ${kind} as kind, lower(valid) as "from" from ${tables[of]} where id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

/** Takes a row back that has not begun; the one that ended for it goes on as long as the row would have. */
export async function takeBack(db: Db, line: DatedLine, id: number): Promise<void> {
  const { rows } = await sql<{ from: string; until: string | null }>`
    delete from ${tables[line.of]} where id = ${id} returning lower(valid) as "from", upper(valid) as until`.execute(
    db,
  );
  const gone = rows[0];
  if (!gone) return;
  await sql`
    update ${tables[line.of]} set valid = daterange(lower(valid), ${gone.until}::date), version = version + 1
    where ${inLine(line)} and upper(valid) = ${gone.from}::date`.execute(db);
}

export interface NewInvoiceConfig {
  readonly clientId: number;
  readonly from: string;
  readonly billingDay: number;
  readonly termsDays: number;
  readonly currencyId: number;
  readonly subscriptionId: number;
  readonly recipients: readonly string[];
  readonly poNumber: string | null;
}

export async function insertInvoiceConfig(db: Db, given: NewInvoiceConfig): Promise<number> {
  const { id } = await db
    .insertInto('client_invoice_config')
    .values({
      client_id: given.clientId,
      billing_day: given.billingDay,
      terms_days: given.termsDays,
      currency_id: given.currencyId,
      subscription_id: given.subscriptionId,
      recipients: [...given.recipients],
      po_number: given.poNumber,
      valid: sql<string>`daterange(${given.from}::date, null)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewPolicyDefault {
  readonly clientId: number;
  readonly kind: ClientPolicyKind;
  readonly policyId: number;
  readonly from: string;
}

/** The default, and before it the leave for the client's people to have the policy at all. */
export async function insertPolicyDefault(db: Db, given: NewPolicyDefault): Promise<number> {
  const assigned = { client_id: given.clientId, kind: given.kind, policy_id: given.policyId };
  await db
    .insertInto('client_policy')
    .values(assigned)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('client_policy_default')
    .values({ ...assigned, valid: sql<string>`daterange(${given.from}::date, null)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
  readonly kind: ClientPolicyKind;
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
  readonly kind: ClientPolicyKind;
  readonly id: number;
  readonly name: string;
}

/** Policies that clients may be given. */
export async function policyChoicesFor(db: Db): Promise<PolicyChoiceRow[]> {
  const { rows } = await sql<PolicyChoiceRow>`
    select 'leave' as kind, id, name from leave_policy where is_client_assignable
    union all select 'holiday', id, name from holiday_policy where is_client_assignable
    union all select 'occurrence_points', id, name from occurrence_points_policy where is_client_assignable
    order by kind, name`.execute(db);
  return rows;
}

const days = sql.raw(`lower(p.valid) as "from", upper(p.valid) - 1 as "to"`);
