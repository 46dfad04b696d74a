import type { CallAnswer, CallInput } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { retryParkedEvents } from '../../platform/events/event-outbox.repository.ts';
import { countParkedEvents, parkedEvents } from './parked-events.repository.ts';

type Calls = typeof notificationsCalls;

const mostShown = 100;

/** Background work that failed repeatedly: schedules, days or notifications that were not updated. */
export async function readParkedEvents({ db }: Ctx): Promise<CallAnswer<Calls['parkedEvents']>> {
  return { data: await parkedEvents(db, mostShown), total: await countParkedEvents(db) };
}

export async function retryEvents(
  ctx: Ctx,
  { body }: CallInput<Calls['retryEvents']>,
): Promise<CallAnswer<Calls['retryEvents']>> {
  const names = await retryParkedEvents(ctx.db, body.ids);
  await ctx.audit({ event: 'notifications.retry-events', details: { events: names.toSorted().join(', ') } });
  return { retried: names.length };
}
