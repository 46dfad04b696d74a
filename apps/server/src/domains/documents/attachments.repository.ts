import type { Audience } from '@muster/contract/domains/documents/audience.constants.ts';
import type { AttachmentOwnerKind } from '@muster/contract/domains/documents/define-attachments.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { claimFile, reclaimFile, releaseFile } from '../../platform/files/stored-file.repository.ts';
import type { KeptUpload } from './kept-upload.ts';

export interface AttachmentOwner {
  readonly kind: AttachmentOwnerKind;
  readonly id: number;
}

/** The columns of which one names the owner. */
const ownerColumns = {
  employee: 'employee_id',
  client: 'client_id',
  leave_request: 'leave_request_id',
  ticket: 'ticket_id',
  ticket_reply: 'ticket_reply_id',
  ticket_note: 'ticket_note_id',
  open_position: 'open_position_id',
  candidate: 'candidate_id',
} as const satisfies Readonly<Record<AttachmentOwnerKind, string>>;

/** Where the types of a kind of owner are not in the common list: their column, which has the name of their table. */
const ownTypes: Partial<
  Readonly<Record<AttachmentOwnerKind, 'position_attachment_type' | 'candidate_attachment_type'>>
> = {
  open_position: 'position_attachment_type',
  candidate: 'candidate_attachment_type',
};

export interface Attachment {
  readonly id: number;
  readonly employee_id: number | null;
  readonly client_id: number | null;
  readonly leave_request_id: number | null;
  readonly ticket_id: number | null;
  readonly ticket_reply_id: number | null;
  readonly ticket_note_id: number | null;
  readonly open_position_id: number | null;
  readonly candidate_id: number | null;
  readonly file_name: string;
  readonly storage_key: string;
  readonly media_type: string;
  readonly size_bytes: number;
  readonly created_at: string;
  readonly type_id: number | null;
  readonly type_name: string | null;
  readonly uploaded_by: string | null;
  readonly uploaded_by_user_id: number | null;
  /** Null for files without an audience. */
  readonly visibility: Audience | null;
}

/** Without parameters, and not from a builder: every record with files runs it, and building it took longer than the rest of the call. */
const attachments = sql`
  select a.id, a.employee_id, a.client_id, a.leave_request_id, a.ticket_id, a.ticket_reply_id, a.ticket_note_id, a.open_position_id,
    a.candidate_id, a.file_name, a.storage_key, a.media_type, a.size_bytes, a.created_at,
    coalesce(t.id, p.id, c.id) as type_id, coalesce(t.name, p.name, c.name) as type_name,
    a.uploaded_by_user_id, u.name as uploaded_by, a.visibility
  from attachment a
  left join attachment_type t on t.id = a.attachment_type_id
  left join position_attachment_type p on p.id = a.position_attachment_type_id
  left join candidate_attachment_type c on c.id = a.candidate_attachment_type_id
  left join app_user u on u.id = a.uploaded_by_user_id`;

/** Newest first. */
export async function listAttachments(db: Db, owner: AttachmentOwner): Promise<Attachment[]> {
  const { rows } = await attachmentsOf(owner).execute(db);
  return rows;
}

/** The same as one column of another statement. */
export const attachmentsColumn = (owner: AttachmentOwner): RawBuilder<Attachment[]> =>
  sql`(select coalesce(json_agg(f), '[]') from (${attachmentsOf(owner)}) f)`;

const attachmentsOf = ({ kind, id }: AttachmentOwner) =>
  sql<Attachment>`${attachments} where a.removed_at is null and a.${sql.ref(ownerColumns[kind])} = ${id} order by a.id desc`;

export async function sizeOfFiles(db: Db, { kind, id }: AttachmentOwner): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum(size_bytes), 0)::integer as bytes from attachment
    where ${sql.ref(ownerColumns[kind])} = ${id}`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Null for a file of another kind of owner. */
export const ownerIdOf = (kind: AttachmentOwnerKind, found: Attachment): number | null => found[ownerColumns[kind]];

export async function findAttachment(db: Db, id: number): Promise<Attachment | undefined> {
  const { rows } = await sql<Attachment>`${attachments} where a.removed_at is null and a.id = ${id}`.execute(db);
  return rows[0];
}

export interface NewAttachment {
  readonly owner: AttachmentOwner;
  /** Null for owners whose files have no types. */
  readonly typeId: number | null;
  readonly upload: KeptUpload;
  readonly userId: number;
  /** For owners whose files have an audience. */
  readonly visibility?: Audience | undefined;
}

/** Null if the type does not belong to this kind of owner. */
export async function addAttachment(
  db: Db,
  { owner, typeId, upload, userId, visibility }: NewAttachment,
): Promise<number | null> {
  if (typeId !== null && !(await isTypeOf(db, owner, typeId))) return null;
  await claimFile(db, upload.key);
  const { id } = await db
    .insertInto('attachment')
    .values({
      [ownerColumns[owner.kind]]: owner.id,
      [`${ownTypes[owner.kind] ?? 'attachment_type'}_id`]: typeId,
      visibility: visibility ?? null,
      file_name: upload.file.name,
      storage_key: upload.key,
      sha256: upload.file.sha256,
      size_bytes: upload.file.size,
      media_type: upload.mediaType,
      uploaded_by_user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function isTypeOf(db: Db, { kind }: AttachmentOwner, typeId: number): Promise<boolean> {
  const own = ownTypes[kind];
  const found = own
    ? await db.selectFrom(own).select('id').where('id', '=', typeId).executeTakeFirst()
    : await db
        .selectFrom('attachment_type')
        .select('id')
        .where('id', '=', typeId)
        .where('owner_kind', '=', kind)
        .executeTakeFirst();
  return found !== undefined;
}

/** Its content is kept for as long as the removal can be taken back. False if somebody else removed it meanwhile. */
export async function removeAttachment(db: Db, attachment: Attachment, now: Temporal.Instant): Promise<boolean> {
  const removed = await db
    .updateTable('attachment')
    .set({ removed_at: now.toString() })
    .where('id', '=', attachment.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (removed.numUpdatedRows === 0n) return false;
  await releaseFile(db, attachment.storage_key, now);
  return true;
}

/** Locks and reads a file that was removed at that time or later. */
export async function lockRemovedAttachment(db: Db, id: number, since: string): Promise<Attachment | undefined> {
  const { rows } =
    await sql<Attachment>`${attachments} where a.id = ${id} and a.removed_at >= ${since} for update of a`.execute(db);
  return rows[0];
}

export async function restoreAttachment(db: Db, { id, storage_key }: Attachment): Promise<void> {
  await db.updateTable('attachment').set({ removed_at: null }).where('id', '=', id).execute();
  await reclaimFile(db, storage_key);
}

/** Deletes what nobody can restore any more. */
export async function forgetRemovedAttachments(db: Db, before: string): Promise<void> {
  await db.deleteFrom('attachment').where('removed_at', '<', before).execute();
}
