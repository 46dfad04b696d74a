import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import type { notificationSettingsCalls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { areBrowserKeys } from '../../platform/crypto/web-push-message.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { deleteSubscription, storeSubscription, trimSubscriptions } from './push-subscriptions.repository.ts';

type Calls = typeof notificationSettingsCalls;

const mostBrowsers = 10;

/**
 * Messages go only to the push services of browsers: an address elsewhere would let a user send requests from the portal.
 * @throws Problem invalid-input
 */
export async function subscribeBrowser(
  ctx: Ctx,
  { body: { endpoint, ...keys } }: CallInput<Calls['subscribe']>,
): Promise<CallAnswer<Calls['subscribe']>> {
  if (!ctx.push.services.accepts(new URL(endpoint)))
    throw invalidInput({ endpoint: ['This browser uses a push service that the portal does not know.'] });
  if (!areBrowserKeys(keys)) throw invalidInput({ p256dh: ['The keys of the browser are not usable.'] });
  const { userId } = ctx.viewer;
  const browser = ctx.request.userAgent.slice(0, 200);
  const row = { userId, endpoint, ...keys, browser, created_at: ctx.clock.now().toString() };
  // Another user may have used this browser before.
  const id = await withoutRowSecurity(ctx.db, () => storeSubscription(ctx.db, row));
  await trimSubscriptions(ctx.db, userId, mostBrowsers);
  await ctx.audit({
    event: 'notifications.subscribe-browser',
    subject: { kind: 'user', id: String(userId) },
    details: { service: new URL(endpoint).hostname },
  });
  return { id };
}

/** @throws Problem not-found for browsers of others */
export async function unsubscribeBrowser(ctx: Ctx, { params }: CallInput<Calls['unsubscribe']>): Promise<void> {
  const { userId } = ctx.viewer;
  if (!(await deleteSubscription(ctx.db, userId, params.id))) throw notFound('browser');
  await ctx.audit({ event: 'notifications.unsubscribe-browser', subject: { kind: 'user', id: String(userId) } });
}
