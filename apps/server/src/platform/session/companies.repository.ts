import type { Company } from '@muster/contract/page-data.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The companies that the person of an account may work for now, by name. Empty for somebody with a single account. */
export async function companiesOf(db: Db, userId: number): Promise<Company[]> {
  const { rows } = await sql<Company>`
    with person as (select coalesce(main_user_id, id) as id from app_user where id = ${userId}),
    accounts as (
      select u.client_id from person p join app_user u on u.id = p.id
      where u.deleted_at is null and u.status = 'active'
      union all
      select u.client_id from person p join app_user u on u.main_user_id = p.id
      where u.deleted_at is null and u.status = 'active')
    select c.id as "clientId", c.legal_business_name as name
    from accounts a join client c on c.id = a.client_id and c.deleted_at is null
    where (select count(*) from accounts) > 1 order by search_key(c.legal_business_name), c.id`.execute(db);
  return rows.length > 1 ? rows : [];
}

/** The company of an account, if its person has several: messages name it, and their links lead there. */
export async function companyOfSeveral(db: Db, userId: number): Promise<Company | null> {
  const companies = await companiesOf(db, userId);
  if (companies.length === 0) return null;
  const { rows } = await sql<{ client_id: number | null }>`select client_id from app_user where id = ${userId}`.execute(
    db,
  );
  return companies.find(({ clientId }) => clientId === rows[0]?.client_id) ?? null;
}
