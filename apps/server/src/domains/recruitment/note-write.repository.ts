import type { NoteSubject, NoteVisibility } from '@muster/contract/domains/recruitment/notes.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface NewNote {
  readonly about: NoteSubject;
  readonly aboutId: number;
  readonly parent: { readonly id: number; readonly visibility: NoteVisibility } | null;
  readonly visibility: NoteVisibility;
  readonly body: string;
  readonly author: { readonly userId: number; readonly name: string; readonly clientId: number | null };
  readonly at: string;
}

const columns = { position: 'open_position_id', application: 'application_id', candidate: 'candidate_id' } as const;

export async function insertNote(
  db: Db,
  { about, aboutId, parent, visibility, body, author, at }: NewNote,
): Promise<number> {
  const { id } = await db
    .insertInto('recruitment_note')
    .values({
      [columns[about]]: aboutId,
      parent_id: parent?.id ?? null,
      parent_visibility: parent?.visibility ?? null,
      visibility,
      body,
      author_user_id: author.userId,
      author_name: author.name,
      author_client_id: author.clientId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers the new version. */
export async function updateNoteBody(db: Db, id: number, body: string, at: string): Promise<number> {
  const { version } = await db
    .updateTable('recruitment_note')
    .set((row) => ({ body, edited_at: at, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The replies first: none may be wider than what it answers. Answers the new version. */
export async function updateVisibility(db: Db, id: number, visibility: NoteVisibility): Promise<number> {
  await sql`
    update recruitment_note set visibility = ${visibility}, version = version + 1
    where parent_id = ${id} and array_position(${audiences}, visibility) > array_position(${audiences}, ${visibility}::text)`.execute(
    db,
  );
  const { version } = await db
    .updateTable('recruitment_note')
    .set((row) => ({ visibility, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

const audiences = sql`array['staff_private', 'staff', 'client_shared']`;

/** Whether users of the client, or other people than the author, ever replied. */
export async function repliersOf(
  db: Db,
  { id, author_user_id }: { readonly id: number; readonly author_user_id: number },
): Promise<{ readonly hasClient: boolean; readonly hasOthers: boolean }> {
  const { rows } = await sql<{ hasClient: boolean; hasOthers: boolean }>`
    select coalesce(bool_or(author_client_id is not null), false) as "hasClient",
      coalesce(bool_or(author_user_id <> ${author_user_id}), false) as "hasOthers"
    from recruitment_note where parent_id = ${id}`.execute(db);
  return rows[0] ?? { hasClient: false, hasOthers: false };
}

/** Empties the text; the row stays for its replies. */
export async function emptyNote(db: Db, id: number, at: string): Promise<void> {
  await db
    .updateTable('recruitment_note')
    .set((row) => ({ body: null, removed_at: at, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
