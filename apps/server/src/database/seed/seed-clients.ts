import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { type BaseLists, policyKinds } from './base-lists.ts';
import type { Company } from './companies.ts';
import { dayPlus, firstOfYear } from './day-ranges.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import { countryIds, currencyIds, zoneIds } from './known-ids.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface PlacedCompany {
  readonly id: number;
  readonly company: Company;
}

export interface SeedTime {
  /** Instant, for created_at. */
  readonly now: string;
  /** Today in the home zone. */
  readonly today: string;
}

/** Client companies with their status history, policies and, where they are customers, an invoice configuration. */
export async function seedClients(
  db: Kysely<Database>,
  companies: readonly Company[],
  given: { readonly base: BaseLists; readonly random: SeededRandom; readonly time: SeedTime },
): Promise<readonly PlacedCompany[]> {
  const { base, random, time } = given;
  const ids = await reserveIds(db, 'client', companies.length);
  const placed = ids.flatMap((id, index) => {
    const company = companies[index];
    return company ? [{ id, company }] : [];
  });
  await insertRows(
    db,
    'client',
    placed.map(({ id, company }) => ({
      id,
      uuid: random.uuid(),
      status: company.status,
      created_at: time.now,
      updated_at: time.now,
      ...clientColumns(company),
    })),
  );
  await insertRows(
    db,
    'client_status_history',
    placed.flatMap(({ id, company }) => statusHistory(id, company, time)),
  );
  await insertRows(
    db,
    'client_invoice_config',
    placed.filter(isCustomer).map(({ id, company }) => ({
      client_id: id,
      currency_id: currencyIds[company.currency],
      subscription_id: 1,
      billing_day: 17,
      terms_days: random.pick([7, 15, 30]),
      recipients: [`accounts.${id}@client.example`],
      created_at: time.now,
      valid: company.status === 'Inactive' ? `[2022-01-01,${dayPlus(time.today, -20)})` : '[2022-01-01,)',
    })),
  );
  await givePolicies(db, placed, base, time);
  return placed;
}

export function clientColumns(company: Company) {
  return {
    legal_business_name: company.legalName,
    trading_name: company.legalName.replace(/ (Pty Ltd|LLC|Inc\.)$/, ''),
    timezone_id: zoneIds[company.zone],
    country_id: countryIds[company.country],
    currency_id: currencyIds[company.currency],
    industry: company.industry,
    address: company.address,
    contact_name: company.contact,
    contact_email: `${company.contact.toLowerCase().replace(/[^a-z]+/g, '.')}@client.example`,
  };
}

export async function givePolicies(
  db: Kysely<Database>,
  placed: readonly PlacedCompany[],
  base: BaseLists,
  time: SeedTime,
): Promise<void> {
  const assigned = placed.flatMap(({ id, company }) =>
    policyKinds.map((kind) => ({ client_id: id, kind, policy_id: base.policyFor(kind, company.country) })),
  );
  await insertRows(db, 'client_policy', assigned);
  const valid = `[${firstOfYear(dayPlus(time.today, -365 * 5))},)`;
  await insertRows(
    db,
    'client_policy_default',
    assigned.map((row) => ({ ...row, valid, created_at: time.now })),
  );
}

const isCustomer = ({ company }: PlacedCompany) => company.status === 'Active' || company.status === 'Inactive';

/** Every customer began as a draft and was once potential. */
function statusHistory(client_id: number, company: Company, time: SeedTime) {
  const path = ['Draft', 'Potential', 'Active', 'Inactive'].slice(
    0,
    ['Draft', 'Potential', 'Active', 'Inactive'].indexOf(company.status) + 1,
  );
  const daysAgo = [720, 690, 660, 20];
  return path.map((to_status, index) => ({
    client_id,
    from_status: path[index - 1] ?? null,
    to_status,
    reason: to_status === 'Inactive' ? 'Contract ended' : null,
    actor_name: 'Andrea Lim',
    at: `${dayPlus(time.today, -(company.status === 'Active' || company.status === 'Inactive' ? (daysAgo[index] ?? 0) : 90 - index * 30))}T02:00:00Z`,
  }));
}
