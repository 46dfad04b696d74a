import { invalidInput, type UploadedFile } from '@muster/contract';
import type { AttachmentOwnerKind } from '@muster/contract/domains/documents/define-attachments.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { sizeOfFiles } from './attachments.repository.ts';

/** Why a file of this size has no place beside the stored ones; null: it has. */
export type FileLimit = (stored: { readonly count: number; readonly bytes: number }, size: number) => string | null;

/** Without a limit any number of files is allowed. @throws Problem invalid-input */
export async function refuseTooMany(
  { db }: Pick<Ctx, 'db'>,
  { kind, limit }: { readonly kind: AttachmentOwnerKind; readonly limit: FileLimit | undefined },
  { ownerId: id, attachment }: { readonly ownerId: number; readonly attachment: UploadedFile },
): Promise<void> {
  if (!limit) return;
  const problem = limit(await sizeOfFiles(db, { kind, id }), attachment.size);
  if (problem !== null) throw invalidInput({ attachment: [problem] });
}
