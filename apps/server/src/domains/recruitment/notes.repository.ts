import type { NotedSubject, NoteRow } from '@muster/contract/domains/recruitment/note-answers.ts';
import type { NoteSubject } from '@muster/contract/domains/recruitment/notes.constants.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SmallSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import type { LockedNote, NotedPlace, StoredNote } from './stored-note.ts';

/** Of the position and its applications, oldest first. Row security leaves a client its own; private notes are for their author. */
export const notesOfPosition = (db: Db, positionId: number, userId: number): Promise<StoredNote[]> =>
  notesWhere(db, sql`n.open_position_id = ${positionId} or a.position_id = ${positionId}`, userId);

/** Of the candidate and the applications, oldest first. */
export const notesOfCandidate = (db: Db, candidateId: number, userId: number): Promise<StoredNote[]> =>
  notesWhere(db, sql`n.candidate_id = ${candidateId} or a.candidate_id = ${candidateId}`, userId);

async function notesWhere(db: Db, where: RawBuilder<unknown>, userId: number): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`
    select n.id, n.version, n.parent_id, n.parent_visibility, n.visibility, n.body, n.author_name as author, n.author_user_id,
      n.author_client_id is not null as is_by_client, n.created_at, n.edited_at,
      json_build_object('kind', ${kind}, 'id', ${subjectId}, 'label', ${about}) as about
    from recruitment_note n ${joins}
    where (${where}) and ${readableBy(userId)} order by n.id`.execute(db);
  return rows;
}

/** What a note on the position can be about. */
export async function subjectsOfPosition(db: Db, positionId: number): Promise<NotedSubject[]> {
  const { rows } = await sql<NotedSubject>`
    select 'position' as kind, p.id, p.title as label from open_position p where p.id = ${positionId}
    union all (select 'application', a.id, c.name from application a join candidate c on c.id = a.candidate_id
      where a.position_id = ${positionId} order by c.name_key, a.id)`.execute(db);
  return rows;
}

/** The applications of the candidate: what a note of both sides can be about. */
export async function applicationsToNote(db: Db, candidateId: number): Promise<NotedSubject[]> {
  const { rows } = await sql<NotedSubject>`
    select 'application' as kind, a.id, p.title as label from application a join open_position p on p.id = a.position_id
    where a.candidate_id = ${candidateId} order by a.id desc`.execute(db);
  return rows;
}

/** Undefined for what the viewer does not see. */
export async function notedPlace(
  db: Db,
  { about, id }: { readonly about: NoteSubject; readonly id: number },
): Promise<NotedPlace | undefined> {
  const { rows } = await sql<NotedPlace>`${placeQueries[about](id)}`.execute(db);
  return rows[0];
}

const placeQueries: Readonly<Record<NoteSubject, (id: number) => RawBuilder<unknown>>> = {
  position: (id) =>
    sql`select 'position' as kind, id, id as position_id, null::integer as candidate_id, title as position, client_id
      from open_position where id = ${id}`,
  application: (id) =>
    sql`select 'application' as kind, a.id, a.position_id, a.candidate_id, p.title as position,
        case when a.presented_at is not null then p.client_id end as client_id
      from application a join open_position p on p.id = a.position_id where a.id = ${id}`,
  candidate: (id) =>
    sql`select 'candidate' as kind, id, null::integer as position_id, id as candidate_id, null as position, null::integer as client_id
      from candidate where id = ${id}`,
};

export interface NotedPosition {
  readonly uuid: string;
  readonly title: string;
  readonly owner_user_id: number | null;
  /** Staff who wrote what both sides read in the thread. */
  readonly staff_authors: readonly number[];
}

/** The position of a note, and whom its thread concerns. */
export async function notedPosition(
  db: Db,
  positionId: number,
  parentId: number | null,
): Promise<NotedPosition | undefined> {
  const { rows } = await sql<NotedPosition>`
    select p.uuid::text as uuid, p.title, p.owner_user_id, array(
      select distinct n.author_user_id from recruitment_note n
      where ${parentId}::integer in (n.id, n.parent_id) and n.author_client_id is null and n.visibility = 'client_shared') as staff_authors
    from open_position p where p.id = ${positionId}`.execute(db);
  return rows[0];
}

/** Undefined for a note that the user does not read. */
export async function readNote(
  db: Db,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<LockedNote | undefined> {
  const { rows } = await sql<LockedNote>`${lockable(id)} and ${readableBy(userId)}`.execute(db);
  return rows[0];
}

/** Also undefined for a note that somebody on the side of a client did not write. */
export async function lockNote(db: Db, id: number): Promise<LockedNote | undefined> {
  const { rows } = await sql<LockedNote>`${lockable(id)} for update`.execute(db);
  return rows[0];
}

const lockable = (id: number) => sql`
  select n.id, n.version, n.parent_id, n.parent_visibility, n.visibility, n.body, n.author_user_id, n.author_client_id,
    ${kind} as about, ${subjectId} as about_id
  from recruitment_note n where n.id = ${id}`;

/** What users of clients wrote, or what one user wrote, newest first. */
export function readNotePage(
  db: Db,
  { authorId }: { readonly authorId: number | null },
  question: TableQuery,
): Promise<TablePage<Required<NoteRow>>> {
  const whose: RawBuilder<SqlBool> =
    authorId === null ? sql`n.author_client_id is not null` : sql`n.author_user_id = ${authorId}`;
  const source: SmallSource = {
    strategy: 'small',
    from: sql`
      select n.id, n.body, ${about} as about, coalesce(p.uuid, q.uuid)::text as position_uuid, n.author_name as author, n.created_at,
        k.legal_business_name as client
      from recruitment_note n ${joins}
      left join client k on k.id = coalesce(p.client_id, q.client_id)
      where n.body is not null and coalesce(p.id, q.id) is not null and ${whose}`,
    order: sql`t.created_at desc`,
  };
  return readTable<Required<NoteRow>>(db, source, question);
}

/** Row security knows staff as one side, and not who asks. */
const readableBy = (userId: number) => sql`(n.visibility <> 'staff_private' or n.author_user_id = ${userId})`;

const kind = sql`case when n.open_position_id is not null then 'position' when n.application_id is not null then 'application' else 'candidate' end`;
const subjectId = sql`coalesce(n.open_position_id, n.application_id, n.candidate_id)`;
const about = sql`case when a.id is not null then d.name || ' for ' || q.title else coalesce(p.title, c.name) end`;
const joins = sql`
  left join open_position p on p.id = n.open_position_id
  left join application a on a.id = n.application_id
  left join candidate d on d.id = a.candidate_id
  left join open_position q on q.id = a.position_id
  left join candidate c on c.id = n.candidate_id`;
