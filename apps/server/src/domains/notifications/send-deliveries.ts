import { nextStep, usualSettings } from '@muster/contract/domains/notifications/delivery.rules.ts';
import { renderText } from '@muster/contract/domains/notifications/notification-text.rules.ts';
import type { Db } from '../../database/db.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { findViewer } from '../../platform/session/viewer.repository.ts';
import { sendSms } from '../../platform/sms/sms.ts';
import { atCompany, namingCompany } from './company-texts.ts';
import { type CurrentType, typesOf } from './current-types.ts';
import {
  type DueDelivery,
  finishDeliveries,
  lockDueMessages,
  type Outcome,
  postponeDelivery,
} from './delivery.repository.ts';
import { digestMail, noticeMail, noticeSms } from './delivery-texts.ts';
import { type Recipient, recipientOf, settingsOf } from './notification-settings.repository.ts';
import { shownNotifications } from './shown-notifications.ts';

type Services = Pick<CallServices, 'databases' | 'clock' | 'cipher' | 'random' | 'appUrl'>;

/**
 * Sends the mails and text messages of one user that are due. The message is stored in the same transaction, so that it is sent once
 * however often this runs. Returns whether there may be more.
 */
export async function sendDeliveries(services: Services): Promise<boolean> {
  return await services.databases.system.transaction().execute(async (db) => {
    const due = await lockDueMessages(db, services.clock.now().toString());
    if (due === undefined) return false;
    const [first] = due;
    // Another process sent them a moment ago.
    if (first === undefined) return true;
    const recipient = await recipientOf(db, first.user_id);
    if (recipient?.is_active) await sendTo({ ...services, db }, recipient, due);
    else await finish({ ...services, db }, due, 'off');
    return true;
  });
}

interface Sending extends Omit<Services, 'databases'> {
  readonly db: Db;
}

async function sendTo(ctx: Sending, recipient: Recipient, due: readonly DueDelivery[]): Promise<void> {
  const { db, clock } = ctx;
  const [{ user_id: userId } = { user_id: 0 }] = due;
  const types = await typesOf(
    db,
    due.map(({ type }) => type),
  );
  const settings = (await settingsOf(db, userId)) ?? usualSettings;
  const digest: Sentence[] = [];
  for (const delivery of due) {
    const type = types.get(delivery.type);
    const refusal = refusalOf(delivery, type, recipient);
    if (refusal !== null || !type) {
      await finish(ctx, [delivery], refusal ?? 'off');
      continue;
    }
    const step = nextStep({
      channel: delivery.channel,
      isCritical: type.locked.includes(delivery.channel),
      createdAt: Temporal.Instant.from(delivery.created_at),
      now: clock.now(),
      zone: recipient.zone,
      settings,
    });
    const sentence = { delivery, text: outsideText(type, delivery) };
    if (step.do === 'wait') await postponeDelivery(db, delivery.id, step.until.toString());
    else if (step.do === 'digest') digest.push(sentence);
    else await sendOne(ctx, recipient, sentence);
  }
  if (digest.length > 0) await sendDigest(ctx, recipient, digest);
}

interface Sentence {
  readonly delivery: DueDelivery;
  readonly text: string;
}

/** Checked when it is sent: somebody may have switched it off, or read it, since. */
export function refusalOf(
  { channel, is_on, is_seen }: DueDelivery,
  type: CurrentType | undefined,
  { phone }: Pick<Recipient, 'phone'>,
): Outcome | null {
  if (!type) return 'off';
  if (!type.locked.includes(channel) && !(is_on ?? type.on.includes(channel))) return 'off';
  if (is_seen) return 'read';
  return channel === 'sms' && phone === null ? 'no-address' : null;
}

/** Numbers and fixed words alone: no names, so it needs none. */
export const outsideText = (type: CurrentType, { params }: Pick<DueDelivery, 'params'>): string =>
  renderText(type.outside, {
    kinds: type.values,
    values: params ?? {},
    names: { employees: new Map(), people: new Map() },
  });

async function sendOne(ctx: Sending, recipient: Recipient, { delivery, text }: Sentence): Promise<void> {
  const effectKey = `notification:${delivery.notification_id}:${delivery.channel}`;
  const { company } = recipient;
  const url = `${ctx.appUrl}${atCompany(await openLink(ctx.db, delivery), company)}`;
  const sentence = namingCompany(text, company);
  if (delivery.channel === 'sms')
    await sendSms(ctx, { to: recipient.phone ?? '', text: noticeSms(sentence, url), effectKey });
  else
    await sendMail(ctx, {
      to: recipient.email,
      ...noticeMail(recipient.name, sentence, { url, appUrl: ctx.appUrl, company }),
      effectKey,
    });
  await finish(ctx, [delivery], 'sent');
}

async function sendDigest(ctx: Sending, recipient: Recipient, sentences: readonly Sentence[]): Promise<void> {
  const [first] = sentences;
  const texts = sentences.map(({ text }) => text);
  await sendMail(ctx, {
    to: recipient.email,
    ...digestMail(recipient.name, texts, { appUrl: ctx.appUrl, company: recipient.company }),
    effectKey: `notification-digest:${first?.delivery.id}`,
  });
  await finish(
    ctx,
    sentences.map(({ delivery }) => delivery),
    'sent',
  );
}

/** Where it leads, as far as the person may open it now. */
export async function openLink(db: Db, delivery: DueDelivery): Promise<string> {
  const viewer = await findViewer(db, delivery.user_id);
  const [read] = viewer ? await shownNotifications(db, viewer, [delivery]) : [];
  return read?.shown.path ?? '/notifications';
}

const finish = ({ db, clock }: Pick<Sending, 'db' | 'clock'>, done: readonly DueDelivery[], outcome: Outcome) =>
  finishDeliveries(
    db,
    done.map(({ id }) => id),
    { outcome, now: clock.now().toString() },
  );
