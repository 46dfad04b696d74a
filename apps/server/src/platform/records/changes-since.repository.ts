import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hiddenText } from '../crypto/sensitive.ts';

/** A record in the activity log: its own subject, or part of the client or employee that is the subject. */
export interface ChangedRecord {
  readonly subject: { readonly kind: string; readonly id: number };
  readonly part?: { readonly kind: string; readonly id: number };
}

interface Person {
  readonly userId: number | null;
  readonly name: string;
  /** The client company of a client user. */
  readonly clientId: number | null;
}

export interface LoggedChange {
  readonly actor: Person;
  /** The real user, where another user acted as the actor. */
  readonly impersonator: Person | null;
  readonly at: string;
  /** A hidden value counts as changed, an absent one is the same as null. */
  readonly fields: readonly string[];
}

/** The changes of a record after a version, latest first. Empty where none was logged, as for planned changes that took effect. */
export async function changesSince(db: Db, { subject, part }: ChangedRecord, version: number): Promise<LoggedChange[]> {
  const ofPart = part ? `${part.kind}:${part.id}` : null;
  const { rows } = await sql<LoggedChange>`
    select l.at, json_build_object('userId', l.actor_user_id, 'name', l.actor_name, 'clientId', a.client_id) as actor,
      case when l.impersonator_name is not null then
        json_build_object('userId', l.impersonator_user_id, 'name', l.impersonator_name, 'clientId', i.client_id)
      end as impersonator,
      array(
        select field from jsonb_object_keys(coalesce(l.before, '{}') || coalesce(l.after, '{}')) field
        where nullif(l.before -> field, 'null') is distinct from nullif(l.after -> field, 'null')
          or l.after ->> field = ${hiddenText}) as fields
    from activity_log l
    left join app_user a on a.id = l.actor_user_id
    left join app_user i on i.id = l.impersonator_user_id
    where l.subject_kind = ${subject.kind} and l.subject_id = ${String(subject.id)}
      and l.details ->> 'part' is not distinct from ${ofPart}::text and (l.details ->> 'version')::integer > ${version}
    order by l.id desc limit 50`.execute(db);
  return rows;
}
