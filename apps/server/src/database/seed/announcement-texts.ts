import type { DemoAccount } from './demo-people.ts';

type RecipientRole = 'client' | 'client-user' | 'client-admin';

/** In days from now, negative for the past; null: never. */
export interface DemoAnnouncement {
  readonly title: string;
  readonly body: string;
  readonly kind: 'information' | 'important' | 'urgent';
  /** Everybody, the users of one demo client, or clients with a status. */
  readonly to: 'all' | NonNullable<DemoAccount['client']> | 'Active';
  readonly roles?: readonly RecipientRole[];
  readonly isDraft?: true;
  readonly publishDay: number | null;
  readonly expireDay: number | null;
  readonly withdrawnDay?: number;
  /** Who has opened it. */
  readonly readBy?: readonly DemoAccount['email'][];
}

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    title: 'Public holidays in the Philippines until January',
    body: `Your teams work as planned unless you tell us otherwise. **Please confirm by the end of next week** which of these days your people work:

- Bonifacio Day
- Christmas Day and Rizal Day
- New Year's Day

Work on these days is paid with the holiday premium. The rules are at https://www.officialgazette.gov.ph/nationwide-holidays/.`,
    kind: 'important',
    to: 'all',
    publishDay: -2,
    expireDay: 38,
    readBy: ['client-user@demo.test', 'client-admin-2@demo.test'],
  },
  {
    title: 'Your quarterly service review',
    body: `We would like to go through the last quarter with you.

1. Attendance and punctuality
2. Open positions and candidates
3. What you want us to change

Your account manager sends an invitation with three times to choose from.`,
    kind: 'information',
    to: 'first',
    roles: ['client', 'client-admin'],
    publishDay: -1,
    expireDay: 20,
  },
  {
    title: 'Your account manager is away next week',
    body: 'Bianca is on leave from Monday to Friday. Paolo looks after your team meanwhile and knows what is open.',
    kind: 'information',
    to: 'second',
    publishDay: -3,
    expireDay: 9,
    readBy: ['client-admin-2@demo.test'],
  },
  {
    title: 'Portal maintenance on Saturday night',
    body: 'The portal is **not reachable on Saturday from 22:00 to 23:30** (Manila). You can clock in and out by telephone.',
    kind: 'important',
    to: 'all',
    publishDay: 2,
    expireDay: 5,
  },
  {
    title: 'Rates for the coming year',
    body: `Our rates for the coming year are being settled. This is what will change:

- Night differential
- Equipment fee`,
    kind: 'information',
    to: 'Active',
    roles: ['client-admin'],
    isDraft: true,
    publishDay: null,
    expireDay: null,
  },
  {
    title: 'Makati office closed because of a typhoon',
    body: 'The office is closed today. Everybody works from home; your shifts go on as planned.',
    kind: 'urgent',
    to: 'all',
    publishDay: -31,
    expireDay: -29,
    readBy: ['client@demo.test', 'client-user@demo.test', 'client-admin@demo.test'],
  },
  {
    title: 'New bank details for invoices',
    body: 'Please use our new account for invoices from next month on.',
    kind: 'important',
    to: 'Active',
    roles: ['client', 'client-admin'],
    publishDay: -12,
    expireDay: null,
    withdrawnDay: -11.9,
    readBy: ['client@demo.test'],
  },
];
