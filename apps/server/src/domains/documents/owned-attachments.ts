import { invalidInput, notFound, Problem, type UploadedFile, uploadLimits, type Viewer } from '@muster/contract';
import { type AttachmentRow, attachmentLabels } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { Audience } from '@muster/contract/domains/documents/audience.constants.ts';
import { type AttachmentOwnerKind, attachmentEvents } from '@muster/contract/domains/documents/define-attachments.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { RawBuilder } from 'kysely';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { downloadedPeople } from '../../platform/audit/downloaded-people.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { type PresentedFile, presentAttachment } from './attachment.presenter.ts';
import {
  type Attachment,
  addAttachment,
  attachmentsColumn,
  findAttachment,
  listAttachments,
  ownerIdOf,
  removeAttachment,
} from './attachments.repository.ts';
import { type FileLimit, refuseTooMany } from './file-limit.ts';
import { type KeptUpload, keepUpload } from './kept-upload.ts';

/** What the domain of an owner decides about its files. `Company`: null where owners can belong to none. */
export interface FileOwners<Company extends number | null = number> {
  readonly kind: AttachmentOwnerKind;
  /** Events of the activity log begin with it. */
  readonly domain: string;
  /** As in the declaration of the calls. */
  readonly part?: string;
  readonly maySee: (viewer: Viewer) => boolean;
  readonly mayChange: (viewer: Viewer) => boolean;
  /** Who reads who reads a file, where files have an audience. */
  readonly seesAudience?: (viewer: Viewer) => boolean;
  /** Undefined for an owner out of reach and a missing one. Before a change it locks what its rights depend on. */
  readonly reached: (ctx: Ctx, id: number, use: FileUse) => Promise<FileOwner<Company> | undefined>;
  readonly announceChange: (ctx: Ctx, owner: { readonly id: number; readonly clientId: Company }) => Promise<void>;
}

type AuditSubject = NonNullable<AuditEntry['subject']>;

export type FileUse = 'read' | 'change';

export interface FileOwner<Company extends number | null = number> {
  /** Null: of no company, or not for its log. */
  readonly clientId: Company;
  /** Of the activity log. Default: the owner itself. */
  readonly subject?: AuditSubject;
  /** More for the activity log, such as the days of the leave. */
  readonly facts?: Readonly<Record<string, string>>;
  /** The activity log has no file names: they can say what viewers of the log may not know. */
  readonly hidesNames?: boolean;
  /** Default: who may change files may add and remove any. */
  readonly rights?: FileRights;
}

/** Why something cannot be done with the files of one owner; null: it can. */
export interface FileRights {
  readonly add: Problem | null;
  readonly remove: (file: { readonly isOwn: boolean }) => Problem | null;
  readonly limit?: FileLimit;
}

export async function listOwned<Company extends number | null>(ctx: Ctx, owners: FileOwners<Company>, id: number) {
  const { kind, maySee, mayChange } = owners;
  if (!maySee(ctx.viewer)) throw notFound(kind);
  const { rights } = await reachedOwner(ctx, owners, id, 'read');
  const files = (await listAttachments(ctx.db, { kind, id })).filter((file) => isReadable(ctx, file));
  const change = mayChange(ctx.viewer);
  return {
    data: files.map((file) => ({
      ...presentAttachment(file, owners.seesAudience?.(ctx.viewer)),
      may_remove: change && !rights?.remove({ isOwn: isUploader(ctx, file) }),
    })),
    abilities: { change: change && !rights?.add },
  };
}

/** The files of an owner, newest first, as one column of the statement that finds the owner within reach. */
export const filesColumn = ({ kind }: Pick<FileOwners, 'kind'>, id: number): RawBuilder<Attachment[]> =>
  attachmentsColumn({ kind, id });

/** Rows of `filesColumn` for viewers who may see them. */
export const presentFiles = (files: readonly PresentedFile[]): AttachmentRow[] =>
  files.map((file) =>
    presentAttachment({
      ...file,
      created_at: Temporal.Instant.from(file.created_at)
        .round({ smallestUnit: 'millisecond', roundingMode: 'trunc' })
        .toString(),
    }),
  );

export interface AddedFile {
  readonly ownerId: number;
  readonly attachment_type_id?: number | undefined;
  readonly attachment: UploadedFile;
  readonly visibility?: Audience | undefined;
}

/** Before the transaction: the right, the owner, and that the content is of an allowed file type. */
export async function prepareOwned<Company extends number | null>(
  ctx: Ctx,
  owners: FileOwners<Company>,
  added: AddedFile,
): Promise<KeptUpload> {
  if (!owners.mayChange(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  const owner = await reachedOwner(ctx, owners, added.ownerId, 'read');
  refuse(owner.rights?.add);
  await refuseTooMany(ctx, { kind: owners.kind, limit: owner.rights?.limit }, added);
  return keepUpload(ctx, added.attachment, {
    allowed: uploadLimits.attachmentTypes,
    field: 'attachment',
    label: attachmentLabels.attachment,
  });
}

/** @throws Problem invalid-input for a type of another kind of owner; what the owner's rights say */
export async function addOwned<Company extends number | null>(
  ctx: Ctx,
  owners: FileOwners<Company>,
  added: AddedFile,
  upload: KeptUpload,
) {
  const { ownerId, attachment_type_id: typeId = null, visibility } = added;
  const owner = await reachedOwner(ctx, owners, ownerId, 'change');
  refuse(owner.rights?.add);
  await refuseTooMany(ctx, { kind: owners.kind, limit: owner.rights?.limit }, added);
  const file = { owner: { kind: owners.kind, id: ownerId }, typeId, upload, userId: ctx.viewer.userId, visibility };
  const id = await addAttachment(ctx.db, file);
  if (id === null) {
    throw invalidInput({ attachment_type_id: [validationMessages.invalid(attachmentLabels.attachment_type_id)] });
  }
  const after = factsOf(owner, { id, file_name: upload.file.name, type_id: typeId, visibility: visibility ?? null });
  await concludeChange(ctx, owners, { id: ownerId, owner, event: 'add', after });
  return { id };
}

export interface WantedFile {
  readonly ownerId: number;
  readonly file_name: string;
  readonly id?: number | undefined;
}

/** The newest file of that name, or the one with `id`. Each download is checked and logged. @throws Problem not-found */
export async function openOwned<Company extends number | null>(
  ctx: Ctx,
  owners: FileOwners<Company>,
  wanted: WantedFile,
): Promise<FileAnswer> {
  const { kind, domain, part, maySee } = owners;
  if (!maySee(ctx.viewer)) throw notFound('attachment');
  const owner = await reachedOwner(ctx, owners, wanted.ownerId, 'read');
  const found = (await listAttachments(ctx.db, { kind, id: wanted.ownerId })).find(
    (file) =>
      isReadable(ctx, file) &&
      file.file_name === wanted.file_name &&
      (wanted.id === undefined || wanted.id === file.id),
  );
  if (!found) throw notFound('attachment');
  const content = await ctx.files.read(found.storage_key);
  const subject = subjectOf(kind, wanted.ownerId, owner);
  await ctx.audit({
    event: attachmentEvents(domain, part).read,
    subject,
    clientId: owner.clientId,
    details: {
      ...owner.facts,
      attachment_id: found.id,
      ...(!owner.hidesNames && { file_name: found.file_name }),
      ...(subject.kind === 'employee' && { [downloadedPeople]: 1 }),
    },
  });
  return { name: found.file_name, type: found.media_type, content };
}

/** Removes a file. A file out of reach, one of another kind of owner and a missing one get the same answer. */
export async function removeOwned<Company extends number | null>(
  ctx: Ctx,
  owners: FileOwners<Company>,
  id: number,
): Promise<void> {
  const found = owners.mayChange(ctx.viewer) ? await findAttachment(ctx.db, id) : undefined;
  const ownerId = found && ownerIdOf(owners.kind, found);
  const owner = ownerId ? await owners.reached(ctx, ownerId, 'change') : undefined;
  if (!found || !ownerId || !owner || !isReadable(ctx, found)) throw notFound('attachment');
  refuse(owner.rights?.remove({ isOwn: isUploader(ctx, found) }));
  if (!(await removeAttachment(ctx.db, found, ctx.clock.now()))) throw notFound('attachment');
  const before = factsOf(owner, found);
  await concludeChange(ctx, owners, { id: ownerId, owner, event: 'remove', before });
}

async function reachedOwner<Company extends number | null>(
  ctx: Ctx,
  owners: FileOwners<Company>,
  id: number,
  use: FileUse,
): Promise<FileOwner<Company>> {
  const owner = await owners.reached(ctx, id, use);
  if (owner === undefined) throw notFound(owners.kind.replaceAll('_', ' '));
  return owner;
}

export function refuse(problem: Problem | null | undefined): void {
  if (problem) throw problem;
}

export const isUploader = ({ viewer }: Ctx, { uploaded_by_user_id: userId }: Attachment) => userId === viewer.userId;

/** A private file is for the one who added it: row security knows staff as one side. */
export const isReadable = (ctx: Ctx, file: Attachment) => file.visibility !== 'staff_private' || isUploader(ctx, file);

const subjectOf = (kind: AttachmentOwnerKind, id: number, { subject }: Pick<FileOwner, 'subject'>): AuditSubject =>
  subject ?? { kind, id: String(id) };

/** Of the activity log. */
export const factsOf = (
  { hidesNames, facts }: Pick<FileOwner, 'hidesNames' | 'facts'>,
  { id, file_name, type_id, visibility }: LoggedFile,
) => ({
  ...facts,
  attachment_id: id,
  ...(!hidesNames && { file_name }),
  ...(type_id !== null && { attachment_type_id: type_id }),
  ...(visibility !== null && { visibility }),
});

type LoggedFile = Pick<Attachment, 'id' | 'file_name' | 'type_id' | 'visibility'>;

interface Concluded<Company extends number | null> {
  readonly id: number;
  readonly owner: FileOwner<Company>;
  readonly event: 'add' | 'remove' | 'restore';
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

export async function concludeChange<Company extends number | null>(
  ctx: Ctx,
  owners: FileOwners<Company>,
  { id, owner, event, ...change }: Concluded<Company>,
) {
  const { clientId } = owner;
  const subject = subjectOf(owners.kind, id, owner);
  await ctx.audit({ event: attachmentEvents(owners.domain, owners.part)[event], subject, clientId, ...change });
  await owners.announceChange(ctx, { id, clientId });
}
