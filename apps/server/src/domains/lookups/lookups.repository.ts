import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

type NamedTable = 'invoice_subscription' | 'position_attachment_type' | 'candidate_attachment_type' | 'team_role';

/** Ids are in display order. */
export async function listNamed(db: Db, table: NamedTable) {
  return db.selectFrom(table).select(['id', 'name']).orderBy('id').execute();
}

export async function listAttachmentTypes(db: Db, owner: 'employee' | 'client') {
  return db
    .selectFrom('attachment_type')
    .select(['id', 'name'])
    .where('owner_kind', '=', owner)
    .orderBy('id')
    .execute();
}

export async function listBreakTypes(db: Db) {
  return db.selectFrom('shift_break_type').select(['id', 'name', 'is_paid']).orderBy('id').execute();
}

export async function listStatusTypes(db: Db) {
  return db.selectFrom('status_type').select(['id', 'name', 'status_group']).orderBy('id').execute();
}

export async function listCountries(db: Db) {
  return db.selectFrom('country').select(['id', 'name', 'code']).orderBy(sql`search_key(name)`).execute();
}

export async function listStates(db: Db, country: { readonly id: number } | { readonly code: string }) {
  return db
    .selectFrom('state')
    .innerJoin('country', 'country.id', 'state.country_id')
    .select(['state.id', 'state.name', 'state.code'])
    .where((row) => ('id' in country ? row('country.id', '=', country.id) : row('country.code', '=', country.code)))
    .orderBy(sql`search_key(state.name)`)
    .execute();
}

export async function listTimezones(db: Db) {
  return db.selectFrom('timezone').select(['id', 'name', 'friendly_name', 'country_id']).orderBy('id').execute();
}

export async function listOffices(db: Db) {
  return db
    .selectFrom('office')
    .select(['id', 'name', 'address', 'timezone_id'])
    .orderBy(sql`search_key(name)`)
    .execute();
}

export async function listCurrencies(db: Db) {
  return db.selectFrom('currency').select(['id', 'code']).orderBy('id').execute();
}
