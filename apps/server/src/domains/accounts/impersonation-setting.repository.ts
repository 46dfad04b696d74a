import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** A setting of the organisation (docs/decisions.md, Accounts). */
export async function requiresImpersonationReason(db: Db): Promise<boolean> {
  const { rows } = await sql<{ value: string }>`
    select value from organization_setting where key = 'impersonation_reason'`.execute(db);
  return rows[0]?.value === 'required';
}
