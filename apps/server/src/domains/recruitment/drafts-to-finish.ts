import type { ReadingContext } from '../../platform/context/context.ts';
import { presentHireDraftRow } from './hire-drafts.presenter.ts';
import { ownHireDraft, unfinishedHireDrafts } from './hire-drafts.repository.ts';

/** Drafts that the viewer began. `ids`: default all. */
export async function draftsToFinish({ db, viewer }: ReadingContext, ids?: readonly number[]) {
  const drafts = await unfinishedHireDrafts(db, viewer, ids ?? null);
  return drafts
    .filter(({ author_user_id }) => author_user_id === viewer.userId)
    .map((draft) => {
      const { uuid, title, step, updated_by, updated_at, is_reviewed } = presentHireDraftRow(draft);
      return { id: draft.id, uuid, title, step, updated_by, updated_at, is_reviewed };
    });
}

/** Null for a draft that the viewer did not begin, that is gone, or that is not published. */
export async function publishedDraft({ db, viewer }: ReadingContext, id: number): Promise<{ at: string } | null> {
  const draft = await ownHireDraft(db, { id, clientId: viewer.clientId, userId: viewer.userId });
  if (!draft || draft.author_user_id !== viewer.userId || draft.position_id === null) return null;
  return { at: draft.updated_at };
}
