import type { ActivityKind } from '@muster/contract/domains/access/activity.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface ActivityQuestion {
  readonly event?: string | undefined;
  readonly actor?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly kinds?: readonly ActivityKind[] | undefined;
  /** Instants; from included, until not. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const columns = [
  'id',
  'at',
  'event',
  'actor_user_id',
  'actor_name',
  'impersonator_user_id',
  'impersonator_name',
  'subject_kind',
  'subject_id',
  'before',
  'after',
  'details',
] as const;

export type ActivityRow = Awaited<ReturnType<typeof listActivity>>[number];

/** Newest first. What the caller may see is bounded by row-level security. */
export async function listActivity(db: Db, question: ActivityQuestion, page: { first: number; rows: number }) {
  return matching(db, question)
    .select(columns)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.first)
    .limit(page.rows)
    .execute();
}

export async function countActivity(db: Db, question: ActivityQuestion): Promise<number> {
  const { count } = await matching(db, question)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function matching(db: Db, { event, actor, subjectKind, subjectId, kinds, from, until }: ActivityQuestion) {
  return db
    .selectFrom('activity_log')
    .$if(Boolean(event), (query) => query.where('event', 'ilike', containing(event)))
    .$if(Boolean(actor), (query) =>
      query.where((row) =>
        row.or([row('actor_name', 'ilike', containing(actor)), row('impersonator_name', 'ilike', containing(actor))]),
      ),
    )
    .$if(Boolean(subjectKind), (query) => query.where('subject_kind', '=', subjectKind ?? ''))
    .$if(Boolean(subjectId), (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(kinds !== undefined, (query) => query.where(kindOfLine, 'in', kinds?.length ? kinds : ['none']))
    .$if(Boolean(from), (query) => query.where('at', '>=', from ?? ''))
    .$if(Boolean(until), (query) => query.where('at', '<', until ?? ''));
}

/** By the name of the event, which says what happened. */
const kindOfLine = sql<string>`case
  when event ~ '[.](read|export)-' then 'reads'
  when event in ('employees.deactivate', 'employees.reactivate', 'employees.rehire') then 'status'
  when event ~ '(attachment|photo|file)' and event not like '%profile%' then 'files'
  else 'changes' end`;

function containing(text = ''): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
