import { nextStep, usualSettings } from '@muster/contract/domains/notifications/delivery.rules.ts';
import type { Db } from '../../database/db.ts';
import type { FieldCipher } from '../../platform/crypto/field-cipher.ts';
import {
  createPushKey,
  encryptForBrowser,
  type PushKey,
  pushAuthorization,
} from '../../platform/crypto/web-push-message.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { reasonOf } from '../../platform/log/log-fields.ts';
import { backoffSeconds, mostAttempts } from '../../platform/work/work-loop.ts';
import { atCompany, namingCompany } from './company-texts.ts';
import { type CurrentType, typesOf } from './current-types.ts';
import {
  claimDuePush,
  type DueDelivery,
  finishDeliveries,
  type Outcome,
  postponeDelivery,
} from './delivery.repository.ts';
import { recipientOf, settingsOf } from './notification-settings.repository.ts';
import {
  deleteSubscription,
  keepPushKey,
  type PushSubscriptionRow,
  readPushKey,
  subscriptionsOf,
} from './push-subscriptions.repository.ts';
import { openLink, outsideText, refusalOf } from './send-deliveries.ts';

type Services = Pick<CallServices, 'databases' | 'clock' | 'cipher' | 'push' | 'appUrl' | 'log'>;

/** Longer than all browsers of one user may take to be sent to. */
const leaseSeconds = 150;
/** For how long a push service keeps a message for a browser that is closed. */
const keptSeconds = 24 * 60 * 60;
const signatureHours = 12;

/** Sends one message to the browsers of a user. Returns whether there may be more. */
export async function sendPushes(services: Services): Promise<boolean> {
  const { clock, databases } = services;
  const db = databases.system;
  const now = clock.now();
  const due = await claimDuePush(db, now.toString(), now.add({ seconds: leaseSeconds }).toString());
  if (!due) return false;
  const recipient = await recipientOf(db, due.user_id);
  const type = (await typesOf(db, [due.type])).get(due.type);
  const refusal = recipient?.is_active ? refusalOf(due, type, recipient) : 'off';
  if (refusal !== null || !type || !recipient) return await finish(services, due, refusal ?? 'off');
  const step = nextStep({
    channel: 'push',
    isCritical: type.locked.includes('push'),
    createdAt: Temporal.Instant.from(due.created_at),
    now,
    zone: recipient.zone,
    settings: (await settingsOf(db, due.user_id)) ?? usualSettings,
  });
  if (step.do === 'wait') await postponeDelivery(db, due.id, step.until.toString());
  else await finishOrRetry(services, due, await sendToBrowsers(services, due, type));
  return true;
}

/** At least one browser got it; no browser can; or another attempt may help. */
type Result = 'sent' | 'no-address' | 'again';

async function sendToBrowsers(services: Services, due: DueDelivery, type: CurrentType): Promise<Result> {
  const db = services.databases.system;
  const browsers = await subscriptionsOf(db, due.user_id);
  if (browsers.length === 0) return 'no-address';
  const key = await pushKey(db, services.cipher);
  const company = (await recipientOf(db, due.user_id))?.company ?? null;
  // The browser shows a message with the same tag in place of an earlier one, so that a repeated one is shown once.
  const message = JSON.stringify({
    title: 'Muster',
    body: namingCompany(outsideText(type, due), company),
    path: atCompany(await openLink(db, due), company),
    tag: `notification-${due.notification_id}`,
  });
  const results = await Promise.all(browsers.map((browser) => sendToBrowser(services, browser, { key, message })));
  if (results.includes('sent')) return 'sent';
  return results.includes('again') ? 'again' : 'no-address';
}

async function sendToBrowser(
  { push, clock, appUrl, databases, log }: Services,
  { id, endpoint, p256dh, auth }: PushSubscriptionRow,
  { key, message }: { readonly key: PushKey; readonly message: string },
): Promise<Result> {
  const url = new URL(endpoint);
  const expires = clock.now().add({ hours: signatureHours });
  const contact = appUrl.startsWith('https:') ? appUrl : 'mailto:no-reply@localhost.localdomain';
  try {
    const { status } = await push.services.send({
      method: 'POST',
      url,
      headers: {
        authorization: pushAuthorization(key, { audience: url.origin, contact, expires }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        urgency: 'normal',
      },
      body: encryptForBrowser(message, { p256dh, auth }),
    });
    if (status >= 200 && status < 300) return 'sent';
    // The browser has unsubscribed.
    if (status === 404 || status === 410) {
      await deleteSubscription(databases.system, null, id);
      return 'no-address';
    }
    log.warn({ job: 'web-push', reason: `${url.host} answered ${status}` }, 'A push service refused a message.');
  } catch (error) {
    log.warn({ job: 'web-push', reason: reasonOf(error) }, 'A push service could not be reached.');
  }
  return 'again';
}

async function finishOrRetry(services: Services, due: DueDelivery, result: Result): Promise<void> {
  if (result !== 'again') await finish(services, due, result);
  else if (due.attempts >= mostAttempts) await finish(services, due, 'failed');
  else {
    const until = services.clock.now().add({ seconds: Math.ceil(backoffSeconds(due.attempts)) });
    await postponeDelivery(services.databases.system, due.id, until.toString());
  }
}

async function finish({ databases, clock }: Services, due: DueDelivery, outcome: Outcome): Promise<true> {
  await finishDeliveries(databases.system, [due.id], { outcome, now: clock.now().toString() });
  return true;
}

const location = { table: 'web_push_key', column: 'private_key', row: 1 } as const;

/** The key of the portal, made when it is first needed. */
export async function pushKey(db: Db, cipher: FieldCipher): Promise<PushKey> {
  const stored = (await readPushKey(db)) ?? (await makeKey(db, cipher));
  return { publicKey: stored.public_key, privateKey: cipher.open(location, stored.private_key) };
}

function makeKey(db: Db, cipher: FieldCipher) {
  const { publicKey, privateKey } = createPushKey();
  return keepPushKey(db, { public_key: publicKey, private_key: cipher.seal(location, privateKey) });
}
