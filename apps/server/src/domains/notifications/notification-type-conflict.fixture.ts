import { notificationTypesCalls } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';

/** Somebody changes the title before the viewer changes the text. */
export async function notificationTypeConflict({ hr, other }: ConflictCast): Promise<ConflictExample> {
  const { body: types } = await hr.call(notificationTypesCalls.list);
  const {
    title = '',
    text = '',
    outside = '',
    channels = [],
    version = 1,
  } = types.find((type) => type.code === code) ?? {};
  const request = { params: { code }, body: { title, text, outside, channels, version } };
  const change = () =>
    other.call(notificationTypesCalls.update, { ...request, body: { ...request.body, title: 'Enjoy your leave' } });
  return {
    viewer: hr,
    request: { ...request, body: { ...request.body, text: 'See you.' } },
    change,
    by: other.name,
    fields: ['Title'],
  };
}

const code = 'leave.approved';
