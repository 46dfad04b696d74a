import type { CallAnswer, CallInput } from '@muster/contract';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { reachedBy } from './announcement-delivery.repository.ts';
import { presentOwnAnnouncement } from './announcements.presenter.ts';
import { chosenClientsOf } from './announcements.repository.ts';
import { reachableAnnouncement } from './reachable-announcement.ts';

type Preview = (typeof announcementsCalls)['preview'];

/** What its recipients see, through the same presenter; a draft as if it were published now. */
export async function previewAnnouncement(
  ctx: Ctx,
  { params: { id } }: CallInput<Preview>,
): Promise<CallAnswer<Preview>> {
  const row = await reachableAnnouncement(ctx, id);
  const chosen = await chosenClientsOf(ctx.db, id);
  return {
    announcement: presentOwnAnnouncement({
      ...row,
      publish_at: row.publish_at ?? ctx.clock.now().toString(),
      read_at: null,
    }),
    state: row.state,
    clients: await reachedBy(ctx.db, { ...row, client_ids: chosen.map((client) => client.id) }),
  };
}
