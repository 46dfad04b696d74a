import { notFound, Problem } from '@muster/contract';
import { hireDraftLabels as labels } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import type { ClientUser } from './client-reach.repository.ts';
import { hireDraftId, lockHireDraft, readHireDraft } from './hire-drafts.repository.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

const userOf = ({ clientId, userId }: ClientUser): ClientUser => ({ clientId, userId });

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function knownHireDraft({ db, viewer }: Ctx, uuid: string): Promise<StoredHireDraft> {
  const draft = await readHireDraft(db, { uuid, ...userOf(viewer) });
  if (!draft) throw notFound('draft');
  return draft;
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored, or it is published */
export async function lockedHireDraft(
  ctx: Ctx,
  { uuid, version }: { readonly uuid: string; readonly version?: number },
): Promise<StoredHireDraft> {
  const draft = await lockedAnyHireDraft(ctx, uuid);
  if (draft.position_id !== null) throw new Problem('conflict', 'This position is published already.');
  return version === undefined ? draft : lockedRecord(ctx, source, { id: draft.id, version });
}

/** Also a published one. @throws Problem not-found */
export async function lockedAnyHireDraft(ctx: Ctx, uuid: string): Promise<StoredHireDraft> {
  const id = await hireDraftId(ctx.db, { uuid, ...userOf(ctx.viewer) });
  if (id === undefined) throw notFound('draft');
  return lockedRecord(ctx, source, { id });
}

const source: RecordSource<StoredHireDraft> = {
  thing: 'draft',
  lock: ({ db, viewer }, id) => lockHireDraft(db, { id, ...userOf(viewer) }),
  logged: ({ id }) => ({ subject: { kind: 'hire-draft', id } }),
  labels,
};
