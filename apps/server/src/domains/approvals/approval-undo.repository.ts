import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface Copied {
  /** Requests. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Whose decision was taken back. */
  readonly exceptUserId: number | null;
}

/** The decisions of a step count in the next round as they were made. */
export async function copyDecisions(db: Db, { from, to, step, exceptUserId }: Copied): Promise<void> {
  await sql`
    insert into approval_decision (request_id, step, decision, decided_by_user_id, decided_by_name, on_behalf_of_user_id, instead_of_name,
      comment, subject_version, decided_at)
    select ${to}, d.step, d.decision, d.decided_by_user_id, d.decided_by_name, d.on_behalf_of_user_id, d.instead_of_name, d.comment,
      d.subject_version, d.decided_at
    from approval_decision d
    where d.request_id = ${from} and d.step = ${step} and d.decided_by_user_id is distinct from ${exceptUserId}::integer
    order by d.id`.execute(db);
}
