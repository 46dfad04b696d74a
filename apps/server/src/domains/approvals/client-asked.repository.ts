import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Whether the user decides for a company, also about what still waits after the company stopped approving. */
export async function isClientApprover(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from app_user u where u.id = ${userId} and u.client_id is not null and u.approval_enabled) as is`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}

/**
 * A step of the client began in the latest round of the subject, or was decided: until then the provider has not checked it. A step whose
 * condition is false was skipped. `subject`: the column of its id.
 */
export const isClientAsked = (
  kind: string,
  subject: RawBuilder<unknown>,
  clientId: number | RawBuilder<unknown>,
): RawBuilder<SqlBool> => sql`exists (
  select from approval_request r
  join approval_step p on p.policy_version_id = r.policy_version_id and p.position <= r.step
    and (p.condition is null or r.facts -> (p.condition ->> 'field') = p.condition -> 'value')
  join approval_step_approver a on a.policy_version_id = p.policy_version_id and a.position = p.position
  where r.kind = ${kind} and r.subject_id = ${subject} and case a.source
    when 'client-approver' then r.client_id = ${clientId} when 'former-client-approver' then r.former_client_id = ${clientId} end
    and r.round = (select max(l.round) from approval_request l where l.kind = r.kind and l.subject_id = r.subject_id))`;
