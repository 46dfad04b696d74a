import type { HoursApproval } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The setting of a client and its users; undefined for a missing client. */
export async function readHoursApproval(db: Db, clientId: number): Promise<HoursApproval | undefined> {
  const { rows } = await sql<HoursApproval>`
    select c.approves_hours, c.approves_leave, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'is_approver', u.approval_enabled)
        order by search_key(u.name), u.id), '[]')
      from app_user u where u.client_id = c.id and u.deleted_at is null and u.status <> 'disabled') as users
    from client c where c.id = ${clientId} and c.deleted_at is null`.execute(db);
  return rows[0];
}
