import type { Viewer } from '@muster/contract';
import type { Rights } from '@muster/contract/viewer.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { ownRecordsColumn } from './own-records.ts';
import { type RightsRow, rightsColumns, rightsOf } from './rights.ts';

type ViewerRow = Omit<Viewer, keyof Rights | 'impersonator' | 'ownRecords'> &
  RightsRow & { readonly own_records: readonly number[] };

/** The current rights of a user, for work that continues without a request; undefined if the account is closed. */
export async function findViewer(db: Db, userId: number): Promise<Viewer | undefined> {
  const { rows } = await sql<ViewerRow>`
    select u.id as "userId", u.uuid, u.name, u.email::text as email, u.employee_id as "employeeId", u.client_id as "clientId",
      ${sql.raw(rightsColumns)}, ${sql.raw(ownRecordsColumn)}
    from app_user u where u.id = ${userId} and u.status = 'active' and u.deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { held_roles, own_permissions, own_records, ...person } = row;
  return { ...person, ownRecords: own_records, ...rightsOf({ held_roles, own_permissions }), impersonator: null };
}
