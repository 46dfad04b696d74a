import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import { usualSettings } from '@muster/contract/domains/notifications/delivery.rules.ts';
import type { notificationSettingsCalls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { channels } from '@muster/contract/domains/notifications/notification-type.ts';
import { sidesOf } from '@muster/contract/domains/notifications/notifications.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type CurrentType, currentTypes } from './current-types.ts';
import {
  preferencesOf,
  recipientOf,
  settingsOf,
  storePreferences,
  storeSettings,
  wakeDeliveries,
} from './notification-settings.repository.ts';
import { readPushKey, subscriptionsOf } from './push-subscriptions.repository.ts';

type Calls = typeof notificationSettingsCalls;

export async function readNotificationSettings(ctx: Ctx): Promise<CallAnswer<Calls['read']>> {
  const { db, viewer } = ctx;
  const { userId } = viewer;
  const preferences = await preferencesOf(db, userId);
  const chosen = new Map(preferences.map(({ type, channel, is_on }) => [`${type} ${channel}`, is_on]));
  const settings = (await settingsOf(db, userId)) ?? usualSettings;
  const recipient = await recipientOf(db, userId);
  return {
    types: (await receivable(ctx)).map(({ code, area, label, on, locked }) => ({
      ...{ code, area, label },
      channels: channels.map((channel) => {
        const isLocked = locked.includes(channel);
        const isOn = isLocked || (chosen.get(`${code} ${channel}`) ?? on.includes(channel));
        return { channel, is_on: isOn, is_locked: isLocked };
      }),
    })),
    quiet_from: settings.quietFrom,
    quiet_until: settings.quietUntil,
    digest: settings.digest,
    digest_hour: settings.digestHour,
    digest_weekday: settings.digestWeekday,
    zone: recipient?.zone ?? 'UTC',
    has_phone: (recipient?.phone ?? null) !== null,
    push_key: (await withoutRowSecurity(db, () => readPushKey(db)))?.public_key ?? null,
    browsers: (await subscriptionsOf(db, userId)).map(({ id, browser, endpoint, created_at }) => ({
      ...{ id, browser, endpoint, created_at },
    })),
  };
}

/** @throws Problem invalid-input for types that the viewer cannot receive, and for channels that are locked */
export async function switchChannel(ctx: Ctx, { body }: CallInput<Calls['switch']>): Promise<void> {
  const { channel, is_on: isOn } = body;
  const types = [...new Set(body.types)];
  const known = new Map((await receivable(ctx)).map((type) => [type.code, type]));
  if (types.some((code) => !known.has(code))) throw invalidInput({ types: ['You do not receive this notification.'] });
  if (!isOn && types.some((code) => known.get(code)?.locked.includes(channel)))
    throw invalidInput({ types: ['A critical notification cannot be switched off.'] });
  await storePreferences(ctx.db, { userId: ctx.viewer.userId, types, channel, isOn });
  await ctx.audit({
    event: 'notifications.switch-channel',
    subject: { kind: 'user', id: String(ctx.viewer.userId) },
    after: { types: types.join(', '), channel, is_on: isOn },
  });
}

export async function updateNotificationSettings(ctx: Ctx, { body }: CallInput<Calls['update']>): Promise<void> {
  const { userId } = ctx.viewer;
  await storeSettings(ctx.db, userId, {
    quietFrom: body.quiet_from,
    quietUntil: body.quiet_until,
    digest: body.digest,
    digestHour: body.digest_hour,
    digestWeekday: body.digest_weekday,
  });
  await withoutRowSecurity(ctx.db, () => wakeDeliveries(ctx.db, userId, ctx.clock.now().toString()));
  await ctx.audit({
    event: 'notifications.update-settings',
    subject: { kind: 'user', id: String(userId) },
    after: body,
  });
}

async function receivable({ db, viewer }: Ctx): Promise<CurrentType[]> {
  const own = sidesOf(viewer);
  return (await currentTypes(db)).filter(({ sides }) => sides.some((side) => own.includes(side)));
}
