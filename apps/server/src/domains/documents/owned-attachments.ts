import { invalidInput, notFound, Problem, type UploadedFile, uploadLimits, type Viewer } from '@muster/contract';
import { type AttachmentRow, attachmentLabels } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { AttachmentOwnerKind } from '@muster/contract/domains/documents/define-attachments.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { RawBuilder } from 'kysely';
import { downloadedPeople } from '../../platform/audit/downloaded-people.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { presentAttachment } from './attachment.presenter.ts';
import {
  type Attachment,
  type AttachmentOwner,
  addAttachment,
  attachmentsColumn,
  findAttachment,
  listAttachments,
  removeAttachment,
} from './attachments.repository.ts';
import { type KeptUpload, keepUpload } from './kept-upload.ts';

/** What the domain of an owner decides about its files. */
export interface FileOwners {
  readonly kind: AttachmentOwnerKind;
  /** Events of the activity log begin with it. */
  readonly domain: string;
  readonly maySee: (viewer: Viewer) => boolean;
  readonly mayChange: (viewer: Viewer) => boolean;
  /** The client that the owner belongs to; undefined for an owner out of reach and a missing one. */
  readonly clientOf: (ctx: Ctx, id: number) => Promise<number | undefined>;
  readonly announceChange: (ctx: Ctx, owner: ReachedOwner) => Promise<void>;
}

interface ReachedOwner {
  readonly id: number;
  readonly clientId: number;
}

export async function listOwned(ctx: Ctx, owners: FileOwners, id: number) {
  const { kind, maySee, mayChange } = owners;
  if (!maySee(ctx.viewer)) throw notFound(kind);
  await reachedClient(ctx, owners, id);
  const files = await listAttachments(ctx.db, ownerOf(kind, id));
  return { data: files.map(presentAttachment), abilities: { change: mayChange(ctx.viewer) } };
}

/** The files of an owner, newest first, as one column of the statement that finds the owner within reach. */
export const filesColumn = ({ db }: Pick<Ctx, 'db'>, { kind }: FileOwners, id: number): RawBuilder<Attachment[]> =>
  attachmentsColumn(db, ownerOf(kind, id));

/** Rows of `filesColumn` for viewers who may see them. */
export const presentFiles = (files: readonly Attachment[]): AttachmentRow[] =>
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
  readonly attachment_type_id: number;
  readonly attachment: UploadedFile;
}

/** Before the transaction: the right, the owner, and that the content is of an allowed file type. */
export async function prepareOwned(ctx: Ctx, owners: FileOwners, added: AddedFile): Promise<KeptUpload> {
  if (!owners.mayChange(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  await reachedClient(ctx, owners, added.ownerId);
  return keepUpload(ctx, added.attachment, {
    allowed: uploadLimits.attachmentTypes,
    field: 'attachment',
    label: attachmentLabels.attachment,
  });
}

/** @throws Problem invalid-input for a type of another kind of owner */
export async function addOwned(ctx: Ctx, owners: FileOwners, added: AddedFile, upload: KeptUpload) {
  const { ownerId, attachment_type_id: typeId } = added;
  const clientId = await reachedClient(ctx, owners, ownerId);
  const owner = ownerOf(owners.kind, ownerId);
  const id = await addAttachment(ctx.db, { owner, typeId, upload, userId: ctx.viewer.userId });
  if (id === null) {
    throw invalidInput({ attachment_type_id: [validationMessages.invalid(attachmentLabels.attachment_type_id)] });
  }
  const after = { attachment_id: id, file_name: upload.file.name, attachment_type_id: typeId };
  await concludeChange(ctx, owners, { id: ownerId, clientId, event: 'attach', after });
  return { id };
}

export interface WantedFile {
  readonly ownerId: number;
  readonly file_name: string;
  readonly id?: number | undefined;
}

/** The newest file of that name, or the one with `id`. Each download is checked and logged. @throws Problem not-found */
export async function openOwned(ctx: Ctx, owners: FileOwners, wanted: WantedFile): Promise<FileAnswer> {
  const { kind, domain, maySee } = owners;
  if (!maySee(ctx.viewer)) throw notFound('attachment');
  const clientId = await reachedClient(ctx, owners, wanted.ownerId);
  const found = (await listAttachments(ctx.db, ownerOf(kind, wanted.ownerId))).find(
    ({ id, file_name }) => file_name === wanted.file_name && (wanted.id === undefined || wanted.id === id),
  );
  if (!found) throw notFound('attachment');
  const content = await ctx.files.read(found.storage_key);
  await ctx.audit({
    event: `${domain}.read-attachment`,
    subject: { kind, id: String(wanted.ownerId) },
    clientId,
    details: {
      attachment_id: found.id,
      file_name: found.file_name,
      ...(kind === 'employee' && { [downloadedPeople]: 1 }),
    },
  });
  return { name: found.file_name, type: found.media_type, content };
}

/** Removes a file permanently. A file out of reach, one of another kind of owner and a missing one get the same answer. */
export async function removeOwned(ctx: Ctx, owners: FileOwners, id: number): Promise<void> {
  const found = owners.mayChange(ctx.viewer) ? await findAttachment(ctx.db, id) : undefined;
  const ownerId = found && ownerIdOf(owners.kind, found);
  const clientId = ownerId ? await owners.clientOf(ctx, ownerId) : undefined;
  if (!found || !ownerId || clientId === undefined) throw notFound('attachment');
  await removeAttachment(ctx.db, found, ctx.clock.now());
  const before = { attachment_id: found.id, file_name: found.file_name, attachment_type_id: found.type_id };
  await concludeChange(ctx, owners, { id: ownerId, clientId, event: 'remove-attachment', before });
}

async function reachedClient(ctx: Ctx, owners: FileOwners, id: number): Promise<number> {
  const clientId = await owners.clientOf(ctx, id);
  if (clientId === undefined) throw notFound(owners.kind);
  return clientId;
}

interface Concluded extends ReachedOwner {
  readonly event: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

async function concludeChange(ctx: Ctx, owners: FileOwners, { id, clientId, event, ...change }: Concluded) {
  const subject = { kind: owners.kind, id: String(id) };
  await ctx.audit({ event: `${owners.domain}.${event}`, subject, clientId, ...change });
  await owners.announceChange(ctx, { id, clientId });
}

const ownerOf = (kind: AttachmentOwnerKind, id: number): AttachmentOwner =>
  kind === 'employee' ? { employee_id: id } : { client_id: id };

const ownerIdOf = (kind: AttachmentOwnerKind, found: Attachment): number | null =>
  kind === 'employee' ? found.employee_id : found.client_id;
