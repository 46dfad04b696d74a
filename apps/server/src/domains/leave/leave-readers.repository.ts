import { type SqlBool, sql } from 'kysely';
import { isSubjectReached, type SubjectReach } from '../approvals/index.ts';

export interface Readers {
  /** Whether the type and the reason of confidential leave are shown. */
  readonly everyType: boolean;
}

/** Of a request `r`. */
export const isRequestReached = (reach: SubjectReach) =>
  isSubjectReached(reach, { id: sql`r.id`, person: { employee: sql`r.employee_id`, client: sql`r.client_id` } });

/** Of requests `r` with their type `t`. */
export const isTypeShown = ({ everyType }: Readers) => sql<SqlBool>`(${everyType}::boolean or t.visibility = 'team')`;
