import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import { notificationType } from '@muster/contract/all-notification-types.ts';
import { textProblems } from '@muster/contract/domains/notifications/notification-text.rules.ts';
import type { notificationTypesCalls } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import { notificationTypeLabels } from '@muster/contract/domains/notifications/notifications.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { type CurrentType, currentTypes } from './current-types.ts';
import { type ChangedType, lockType, storeType } from './notification-types.repository.ts';

type Calls = typeof notificationTypesCalls;

export async function listNotificationTypes({ db }: Ctx): Promise<CallAnswer<Calls['list']>> {
  return (await currentTypes(db)).map(view);
}

function view({ code, area, label, title, text, outside, on, locked, sides, version, original }: CurrentType) {
  return {
    ...{ code, area, label, title, text, outside, version },
    channels: [...on],
    locked: [...locked],
    sides: [...sides],
    original: { title: original.title, text: original.text, outside: original.outside },
  };
}

/** @throws Problem not-found, conflict, invalid-input for placeholders that the type does not have, or channels that are locked */
export async function updateNotificationType(
  ctx: Ctx,
  { params: { code }, body: { version: read, channels, ...texts } }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const type = notificationType(code);
  if (!type) throw notFound('notification type');
  const before = await lockedRecord(ctx, sourceOf(code), { id: 0, version: read });
  const problems = Object.entries(textProblems(type.values, texts)).map(([field, text]) => [field, [text]]);
  const missing = type.isCritical ? type.on.filter((channel) => !channels.includes(channel)) : [];
  const errors = {
    ...Object.fromEntries(problems),
    ...(missing.length > 0 && { channels: ['A critical notification cannot be switched off.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const chosen = [...new Set(channels)].toSorted();
  await storeType(ctx.db, { code, ...texts, channels: chosen }, ctx.clock.now().toString());
  const version = before.version + 1;
  const { title, text, outside } = before;
  await ctx.audit({
    event: 'notifications.update-type',
    subject: { kind: 'notification_type', id: String(before.id) },
    before: { title, text, outside, channels: before.channels.toSorted().join(', ') },
    after: { ...texts, channels: chosen.join(', ') },
    version,
  });
  return { version };
}

const sourceOf = (code: string): RecordSource<ChangedType> => ({
  thing: 'notification type',
  lock: async ({ db }) => {
    const type = notificationType(code);
    return type && (await lockType(db, { ...type, channels: type.on }));
  },
  logged: ({ id }) => ({ subject: { kind: 'notification_type', id } }),
  labels: notificationTypeLabels,
});
