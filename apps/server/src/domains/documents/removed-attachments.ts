import type { Ctx } from '../../platform/context/context.ts';
import { removedRecord } from '../../platform/records/removed-record.ts';
import { lockRemovedAttachment, ownerIdOf, restoreAttachment } from './attachments.repository.ts';
import { concludeChange, type FileOwners, factsOf, isReadable, isUploader, refuse } from './owned-attachments.ts';

/** Takes a removal back, for viewers who may remove the file. */
export async function restoreOwned<Company extends number | null>(
  ctx: Ctx,
  owners: FileOwners<Company>,
  id: number,
): Promise<void> {
  const { file, ownerId, owner } = await removedRecord(
    ctx,
    { thing: 'attachment', lock: (_, wanted, since) => lockRemoved(ctx, owners, wanted, since) },
    id,
  );
  refuse(owner.rights?.remove({ isOwn: isUploader(ctx, file) }));
  await restoreAttachment(ctx.db, file);
  const after = factsOf(owner, file);
  await concludeChange(ctx, owners, { id: ownerId, owner, event: 'restore', after });
}

async function lockRemoved<Company extends number | null>(
  ctx: Ctx,
  owners: FileOwners<Company>,
  id: number,
  since: string,
) {
  const file = owners.mayChange(ctx.viewer) ? await lockRemovedAttachment(ctx.db, id, since) : undefined;
  const ownerId = file && ownerIdOf(owners.kind, file);
  const owner = ownerId ? await owners.reached(ctx, ownerId, 'change') : undefined;
  return file && ownerId && owner && isReadable(ctx, file) ? { file, ownerId, owner } : undefined;
}
