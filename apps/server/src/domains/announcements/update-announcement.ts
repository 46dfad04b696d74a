import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { announcementMoves } from '@muster/contract/domains/announcements/announcement-moves.rules.ts';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { checkedColumns } from './announcement-columns.ts';
import { replaceChosenClients, updateAnnouncementColumns } from './announcement-write.repository.ts';
import { concludeAnnouncement } from './conclude-announcement.ts';
import { lockedAnnouncement } from './reachable-announcement.ts';

type Update = (typeof announcementsCalls)['update'];

/** Only drafts and scheduled announcements: published text does not change. */
export async function updateAnnouncement(ctx: Ctx, { body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  const { id, version, state, ...before } = await lockedAnnouncement(ctx, body.id, body.version);
  if (!announcementMoves(state).edit) {
    throw new Problem('conflict', `It is ${state} already: what people read stays as it was. Duplicate it instead.`);
  }
  const { columns, clientIds } = await checkedColumns(ctx, body);
  const newVersion = await updateAnnouncementColumns(ctx.db, id, columns);
  await replaceChosenClients(ctx.db, id, clientIds);
  await concludeAnnouncement(ctx, {
    event: 'announcements.update',
    id,
    version: newVersion,
    before: { ...before },
    after: { ...columns, client_ids: clientIds },
    isDue: body.step === 'publish',
  });
  return { id, version: newVersion };
}
