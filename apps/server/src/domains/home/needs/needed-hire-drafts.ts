import { mayAccess } from '@muster/contract';
import { clientPositionAccess } from '@muster/contract/domains/recruitment/client-area.policy.ts';
import { draftsToFinish, publishedDraft, unfinishedDraftsBy } from '../../recruitment/index.ts';
import { doneAt, forEachUser, idsOf, type NeedSource, ownRow } from './need-source.ts';

/** Drafts of positions that the viewer began and nobody has published. */
export const neededHireDrafts: NeedSource = {
  kind: 'hire-draft',
  approval: null,
  isFor: (viewer) => viewer.clientId !== null && mayAccess(clientPositionAccess, viewer),
  rowsOf: async (ctx) => (await draftsToFinish(ctx)).map(({ id, updated_at }) => ownRow(id, { since: updated_at })),
  expected: async ({ db }, userIds) => forEachUser(await unfinishedDraftsBy(db, userIds)),
  read: async (ctx, rows) =>
    (await draftsToFinish(ctx, idsOf(rows))).map((draft) => ({
      id: draft.id,
      need: { kind: 'hire-draft' as const, draft },
    })),
  settled: async (ctx, [id]) => {
    const published = await publishedDraft(ctx, id);
    return published && doneAt(published.at);
  },
};
