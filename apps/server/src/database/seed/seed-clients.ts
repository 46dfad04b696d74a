import { defaultBillingDay } from '@muster/contract/domains/clients/clients.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { type BaseLists, policyKinds } from './base-lists.ts';
import type { Company } from './companies.ts';
import { firstOfYear } from './day-ranges.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import { countryIds, currencyIds, zoneIds } from './known-ids.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface SeededCompany {
  readonly id: number;
  readonly company: Company;
}

export interface SeedTime {
  /** Instant, for created_at. */
  readonly now: string;
  /** Today in the home zone. */
  readonly today: string;
}

/** Client companies with their status history and policies; customers also have an invoice configuration. */
export async function seedClients(
  db: Kysely<Database>,
  companies: readonly Company[],
  given: { readonly base: BaseLists; readonly random: SeededRandom; readonly time: SeedTime },
): Promise<readonly SeededCompany[]> {
  const { base, random, time } = given;
  const ids = await reserveIds(db, 'client', companies.length);
  const seeded = ids.flatMap((id, index) => {
    const company = companies[index];
    return company ? [{ id, company }] : [];
  });
  await insertRows(
    db,
    'client',
    seeded.map(({ id, company }) => ({
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
    seeded.flatMap(({ id, company }) => statusHistory(id, company, time)),
  );
  await insertRows(
    db,
    'client_invoice_config',
    seeded.filter(isCustomer).flatMap((client) => invoiceConfigs(client, random.pick([7, 15, 30]), time)),
  );
  await insertRows(
    db,
    'client_contact',
    seeded.flatMap((client) => furtherContacts(client, time)),
  );
  await givePolicies(db, seeded, base, time);
  return seeded;
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
  seeded: readonly SeededCompany[],
  base: BaseLists,
  time: SeedTime,
): Promise<void> {
  const assigned = seeded.flatMap(({ id, company }) =>
    policyKinds.map((kind) => ({ client_id: id, kind, policy_id: base.policyFor(kind, company.country) })),
  );
  await insertRows(db, 'client_policy', assigned);
  const valid = `[${firstOfYear(addDays(time.today, -365 * 5))},)`;
  await insertRows(
    db,
    'client_policy_default',
    assigned.map((row) => ({ ...row, valid, created_at: time.now })),
  );
}

/** Every other customer started with longer terms; a former client is no longer billed. */
function invoiceConfigs({ id, company }: SeededCompany, terms_days: number, time: SeedTime) {
  const config = {
    client_id: id,
    currency_id: currencyIds[company.currency],
    subscription_id: 1,
    billing_day: defaultBillingDay,
    terms_days,
    recipients: [`accounts.${id}@client.example`],
    po_number: id % 3 === 0 ? `PO-${2000 + id}` : null,
    created_at: time.now,
  };
  const changed = `${Number(time.today.slice(0, 4)) - 1}-07-01`;
  if (company.status === 'Inactive') return [{ ...config, valid: `[2022-01-01,${addDays(time.today, -20)})` }];
  if (id % 2 === 0) return [{ ...config, valid: '[2022-01-01,)' }];
  return [
    { ...config, terms_days: 45, valid: `[2022-01-01,${changed})` },
    { ...config, valid: `[${changed},)` },
  ];
}

const contactPosts = ['Operations manager', 'Accounts payable', 'HR partner'] as const;
const contactNames = ['Morgan Ellis', 'Robin Hartley', 'Casey Donnelly', 'Jamie Prescott', 'Taylor Winslow'] as const;

/** In addition to the main contact: two people for a customer, one for a potential client. */
function furtherContacts({ id, company }: SeededCompany, time: SeedTime) {
  return contactPosts.slice(0, company.status === 'Active' ? 2 : 1).map((position, index) => {
    const name = contactNames[(id + index) % contactNames.length] ?? contactNames[0];
    const email = `${name.toLowerCase().replace(' ', '.')}.${id}@client.example`;
    return { client_id: id, name, position, email, phone: null, created_at: time.now, updated_at: time.now };
  });
}

const isCustomer = ({ company }: SeededCompany) => company.status === 'Active' || company.status === 'Inactive';

/** Every customer started as a draft and was potential once. */
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
    at: `${addDays(time.today, -(company.status === 'Active' || company.status === 'Inactive' ? (daysAgo[index] ?? 0) : 90 - index * 30))}T02:00:00Z`,
  }));
}
