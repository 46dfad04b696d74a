import { z } from 'zod';
import { requiredText } from '../../fields.ts';
import { digests } from './delivery.rules.ts';
import { channels } from './notification-type.ts';

export const notificationTypeLabels = {
  title: 'Title',
  text: 'Text in the portal',
  outside: 'Email, text message and browser',
  channels: 'On by default',
} as const;

export const notificationTypeBody = z.strictObject({
  title: requiredText(notificationTypeLabels.title, 200),
  text: z.string().trim().max(1000, 'The text must not be longer than 1,000 characters.'),
  outside: requiredText(notificationTypeLabels.outside, 200),
  channels: z.array(z.enum(channels)).max(channels.length),
  version: z.int().min(1),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 22:00.');

export const notificationSettingsBody = z.strictObject({
  quiet_from: time.nullable(),
  quiet_until: time.nullable(),
  digest: z.enum(digests),
  digest_hour: z.int().min(0).max(23),
  digest_weekday: z.int().min(1).max(7),
});

/** Both times or none, and not the same. */
export function quietErrors({ quiet_from: from, quiet_until: until }: Readonly<Record<string, unknown>>) {
  if ((from === null) !== (until === null)) {
    const field = from === null ? 'quiet_from' : 'quiet_until';
    return { [field]: ['Enter both times, or none.'] };
  }
  return from !== null && from === until ? { quiet_until: ['The times must differ.'] } : {};
}
