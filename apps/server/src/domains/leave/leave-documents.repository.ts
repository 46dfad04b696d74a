import { leaveDayMinutes } from '@muster/contract/constants.ts';
import type { LeaveRequestState } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { leaveVisibilities } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { isRequestReached, type Readers } from './leave-readers.repository.ts';

export interface DocumentedLeave {
  readonly employee_id: number;
  readonly client_id: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly state: LeaveRequestState;
  readonly visibility: (typeof leaveVisibilities)[number];
  readonly is_reached: boolean;
}

/**
 * What decides about the documents of a request. Employees read no types: for them every type is confidential, which closes nothing to them.
 * `isLocked`: nobody decides on the request until the transaction ends.
 */
export async function findDocumentedLeave(
  db: Db,
  { id, reach, isLocked }: { readonly id: number; readonly reach: SubjectReach; readonly isLocked: boolean },
): Promise<DocumentedLeave | undefined> {
  const { rows } = await sql<DocumentedLeave>`
    select r.employee_id, r.client_id, r.first_day::text as first_day, r.last_day::text as last_day, r.state, coalesce(t.visibility, 'hr') as visibility,
      ${isRequestReached(reach)} as is_reached
    from leave_request r left join leave_type t on t.id = r.leave_type_id
    where r.id = ${id} ${isLocked ? sql`for no key update of r` : sql``}`.execute(db);
  return rows[0];
}

/** Of a request `r` of a type `t`, to these readers: as `leaveDocumentRights` and `needsDocument` say. */
export const areDocumentsShown = (readers: Readers) => sql<SqlBool>`(${readers.everyType}::boolean
  or t.visibility = 'team' and r.state in ('requested', 'approved'))`;

export const isDocumentMissing = sql<SqlBool>`(r.state in ('requested', 'approved') and t.document_after_days is not null
  and not exists (select from attachment f where f.leave_request_id = r.id and f.removed_at is null)
  and coalesce((select sum(d.minutes) from leave_request_day d where d.request_id = r.id and d.state in ('held', 'taken')), 0)
    > t.document_after_days * ${leaveDayMinutes}::integer)`;

export async function needsMoreDocuments(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_missing: boolean }>`
    select ${isDocumentMissing} as is_missing from leave_request r join leave_type t on t.id = r.leave_type_id where r.id = ${id}`.execute(
    db,
  );
  return rows[0]?.is_missing === true;
}

/** 'missing', 'attached' or null, for filters. */
export const documentState = (readers: Readers) => sql`case when not ${areDocumentsShown(readers)} then null
  when ${isDocumentMissing} then 'missing'
  when exists (select from attachment f where f.leave_request_id = r.id and f.removed_at is null) then 'attached' end`;
