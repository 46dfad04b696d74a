import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { checkedColumns } from './announcement-columns.ts';
import { insertAnnouncement, replaceChosenClients } from './announcement-write.repository.ts';
import { concludeAnnouncement } from './conclude-announcement.ts';
import { isStaff } from './reachable-announcement.ts';

type Create = (typeof announcementsCalls)['create'];

export async function createAnnouncement(ctx: Ctx, { body }: CallInput<Create>): Promise<CallAnswer<Create>> {
  if (!isStaff(ctx)) throw new Problem('forbidden', 'Forbidden');
  const { columns, clientIds } = await checkedColumns(ctx, body);
  const id = await insertAnnouncement(ctx.db, columns, ctx.viewer.userId);
  await replaceChosenClients(ctx.db, id, clientIds);
  await concludeAnnouncement(ctx, {
    event: 'announcements.create',
    id,
    after: { ...columns, client_ids: clientIds },
    isDue: body.step === 'publish',
  });
  return { id, version: 1 };
}
