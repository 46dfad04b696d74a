import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import { allOf, holdsWords } from '../../platform/table/table-conditions.ts';
import type { Condition, KeyedSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';

export interface ActivityRow {
  readonly id: number;
  readonly at: string;
  readonly event: string;
  readonly actor_user_id: number | null;
  readonly actor_name: string;
  readonly impersonator_user_id: number | null;
  readonly impersonator_name: string | null;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly subject_name: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly details: unknown;
}

/** Newest first. Row security limits what the caller sees. */
export function listActivity(db: Db, question: TableQuery): Promise<TablePage<ActivityRow>> {
  return readTable<ActivityRow>(db, source, question);
}

/** By the name of the event. */
const kindOfLine = sql`case
  when a.event ~ '[.](read|export)-' then 'reads'
  when a.event in ('employees.deactivate', 'employees.reactivate', 'employees.rehire') then 'status'
  when a.event ~ '(attachment|photo|file)' and a.event not like '%profile%' then 'files'
  else 'changes' end`;

/** Event names are ASCII, so a long log is compared without folding accents. */
const eventHolds = (words: readonly string[]) =>
  allOf(words.map((word) => sql<SqlBool>`position(lower(${word}) in a.event) > 0`));

/** An entry names its users; each name is folded once, however many entries have it. */
function personHolds(words: readonly string[]): Condition {
  return sql<SqlBool>`(${isNamed(sql`a.actor_name`, words)} or ${isNamed(sql`a.impersonator_name`, words)})`;
}

function isNamed(name: RawBuilder<unknown>, words: readonly string[]): Condition {
  return sql<SqlBool>`${name} in (
    select n.name from (
      select actor_name as name from activity_log union select impersonator_name from activity_log
    ) n where ${holdsWords(words, sql`search_key(n.name)`)})`;
}

/** What the record of a line is called today; null if it is gone, hidden from the reader or has no name. */
const nameOfSubject = sql`case when a.subject_id ~ '^[0-9]{1,9}$' then case a.subject_kind
    when 'employee' then (select s.name from employee s where s.id = a.subject_id::integer)
    when 'user' then (select s.name from app_user s where s.id = a.subject_id::integer)
    when 'client' then (select s.legal_business_name from client s where s.id = a.subject_id::integer)
    when 'team' then (select s.name from team s where s.id = a.subject_id::integer)
    when 'shift' then (select s.name from shift s where s.id = a.subject_id::integer)
    when 'rotation' then (select s.name from rotation s where s.id = a.subject_id::integer)
    when 'candidate' then (select s.name from candidate s where s.id = a.subject_id::integer)
    when 'availability' then (select u.name from availability s join app_user u on u.id = s.user_id where s.id = a.subject_id::integer)
    when 'open-position' then (select s.title from open_position s where s.id = a.subject_id::integer)
    when 'hire-draft' then (select s.answers ->> 'title' from hire_draft s where s.id = a.subject_id::integer)
    when 'job-description-template' then (select s.name from job_description_template s where s.id = a.subject_id::integer)
    when 'leave-type' then (select s.name from leave_type s where s.id = a.subject_id::integer)
    when 'leave-policy' then (select s.name from leave_policy s where s.id = a.subject_id::integer)
    when 'holiday-policy' then (select s.name from holiday_policy s where s.id = a.subject_id::integer)
    when 'holiday-calendar' then (select s.name from holiday_calendar s where s.id = a.subject_id::integer)
    when 'ticket-type' then (select s.name from ticket_type s where s.id = a.subject_id::integer)
  end end`;

const source: KeyedSource = {
  strategy: 'keyed',
  from: sql`activity_log a`,
  where: [],
  keys: sql`a.id`,
  order: sql`a.at desc, a.id desc`,
  ties: [sql`a.id`],
  read: sql`a.id, a.at, a.event, a.actor_user_id, a.actor_name, a.impersonator_user_id, a.impersonator_name,
    a.subject_kind, a.subject_id, ${nameOfSubject} as subject_name, a.before, a.after, a.details
    from page join activity_log a on a.id = page.id`,
  columns: {
    at: { sort: sql`a.at`, isNeverNull: true },
    event: { text: sql`a.event`, holds: eventHolds },
    'actor.name': { text: sql`a.actor_name`, holds: personHolds },
    subject_kind: { text: sql`a.subject_kind` },
    subject_id: { text: sql`a.subject_id` },
    kind: { exact: kindOfLine },
  },
  search: ({ words }) => personHolds(words),
};
