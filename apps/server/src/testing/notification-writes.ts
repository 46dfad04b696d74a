import type { CompanyRecords } from './company-records.ts';

interface Sent {
  readonly params?: object;
  readonly body?: object;
}

const version = 1;
const body = (one: object): readonly Sent[] => [{ body: one }];

/** Changes of notifications, of what people are notified of, and of their types. */
export const notificationWrites: Readonly<
  Record<string, (targets: { readonly other: CompanyRecords }) => readonly Sent[]>
> = {
  'notifications.sort': ({ other }) => body({ ids: [other.notification], to: 'archive' }),
  'notifications.switch-channel': () => body({ types: ['shifts.schedule-changed'], channel: 'mail', is_on: true }),
  'notifications.update-settings': () =>
    body({ quiet_from: '22:00', quiet_until: '07:00', digest: 'daily', digest_hour: 8, digest_weekday: 1 }),
  'notifications.subscribe-browser': () =>
    body({ endpoint: 'https://evil.test/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }),
  'notifications.unsubscribe-browser': () => [{ params: { id: 999_999_999 } }],
  'notifications.update-type': () => [
    { params: { code: 'leave.approved' }, body: { title: 'x', text: '', outside: 'x', channels: [], version } },
  ],
};
