import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hiddenText } from '../crypto/sensitive.ts';

/** A record in the activity log: its own subject, or part of the client or employee that is the subject. */
export interface ChangedRecord {
  readonly subject: { readonly kind: string; readonly id: number };
  readonly part?: { readonly kind: string; readonly id: number };
}

export interface LoggedChanges {
  /** Of the latest change. */
  readonly by: string;
  readonly at: string;
  /** Of all changes, without duplicates. A hidden value counts as changed. */
  readonly fields: string[];
}

/** The changes of a record after a version. Null where none was logged, as for planned changes that took effect. */
export async function changesSince(
  db: Db,
  { subject, part }: ChangedRecord,
  version: number,
): Promise<LoggedChanges | null> {
  const ofPart = part ? `${part.kind}:${part.id}` : null;
  const { rows } = await sql<{ by: string; at: string; fields: string[] }>`
    select actor_name as by, at, array(
      select field from jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) field
      where before -> field is distinct from after -> field or after ->> field = ${hiddenText}) as fields
    from activity_log
    where subject_kind = ${subject.kind} and subject_id = ${String(subject.id)}
      and details ->> 'part' is not distinct from ${ofPart}::text and (details ->> 'version')::integer > ${version}
    order by id desc limit 50`.execute(db);
  const latest = rows[0];
  return latest ? { by: latest.by, at: latest.at, fields: [...new Set(rows.flatMap(({ fields }) => fields))] } : null;
}
