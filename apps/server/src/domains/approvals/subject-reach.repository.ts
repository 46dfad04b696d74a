import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';
import type { SubjectReach } from './subject-reach.ts';

/** A row that is the subject of a request: its id, and the person it is about. */
export interface SubjectColumns {
  readonly id: RawBuilder<unknown>;
  readonly person: PersonColumns;
}

/** True for subjects within reach. */
export function isSubjectReached(
  { people, waiting: { led, named } }: SubjectReach,
  { id, person }: SubjectColumns,
): RawBuilder<SqlBool> {
  const isReached = isPersonReached(people, person);
  const ids = [...led, ...named];
  return ids.length === 0 ? isReached : sql<SqlBool>`(${isReached} or ${id} = any (${ids}::integer[]))`;
}
