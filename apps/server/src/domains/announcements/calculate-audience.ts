import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { reachedBy } from './announcement-delivery.repository.ts';
import { isStaff } from './reachable-announcement.ts';

type Audience = (typeof announcementsCalls)['audience'];

/** The number of people and clients that it would reach if it were published now. */
export async function calculateAudience(ctx: Ctx, { body }: CallInput<Audience>): Promise<CallAnswer<Audience>> {
  if (!isStaff(ctx)) throw new Problem('forbidden', 'Forbidden');
  const reached = await reachedBy(ctx.db, body);
  return { clients: reached.length, recipients: reached.reduce((sum, { recipients }) => sum + recipients, 0) };
}
