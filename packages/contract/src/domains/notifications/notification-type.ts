/** Where a notification goes. `in-app` is the list of the portal; `push` is a message of the browser. */
export const channels = ['in-app', 'mail', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];

export const channelLabels = {
  'in-app': 'In the portal',
  mail: 'Email',
  sms: 'Text message',
  push: 'Browser',
} as const satisfies Record<Channel, string>;

/** Groups of types on screens. The first part of a code says which domain sends it. */
export const notificationAreaCodes = [
  'account',
  'announcements',
  'approvals',
  'attendance',
  'schedule',
  'leave',
  'holidays',
  'timesheets',
  'pay',
  'tickets',
  'hiring',
] as const;
export type NotificationArea = (typeof notificationAreaCodes)[number];

export const notificationAreas = {
  account: 'Account and security',
  announcements: 'Announcements',
  approvals: 'Substitutes',
  attendance: 'Attendance',
  schedule: 'Schedule',
  leave: 'Leave',
  holidays: 'Holiday swaps',
  timesheets: 'Timesheets',
  pay: 'Pay',
  tickets: 'Tickets',
  hiring: 'Hiring',
} as const satisfies Record<NotificationArea, string>;

export const sides = ['staff', 'client', 'employee'] as const;
export type Side = (typeof sides)[number];

/**
 * What fills a placeholder. People are stored by id: their names are read with the rights that the reader has then.
 * `employees`: one name, or how many. `note`: what somebody wrote, after a colon; nothing without it.
 * `text`: composed when the notification was sent; it names nobody. `word`: one of a few words of the portal.
 * `record`: the number of a record, such as 'TCK-12'. It says nothing about the record, so it may leave the portal.
 */
interface ValuesByKind {
  readonly employee: number;
  readonly employees: readonly number[];
  readonly person: number;
  readonly day: string;
  readonly days: readonly string[];
  readonly period: { readonly first: string; readonly last: string };
  readonly number: number;
  readonly text: string;
  readonly word: string;
  readonly record: string;
  readonly note: string | null;
}

type PlainKind = keyof ValuesByKind;
/** A number with its noun, for one and for several: `one day`, `3 days`. */
interface Count {
  readonly one: string;
  readonly several: string;
}
export type ValueKind = PlainKind | Count;
export type ValueKinds = Readonly<Record<string, ValueKind>>;

export type ValuesOf<Kinds extends ValueKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends PlainKind ? ValuesByKind[Kinds[Name]] : number;
};

export interface NotificationText {
  readonly title: string;
  readonly text: string;
  /** One sentence for mail, text messages and the browser. It names nobody, and has no reason, amount or type of leave. */
  readonly outside: string;
}

/** A kind of notification. Its code never changes: notifications and choices of users refer to it. */
export interface NotificationType<Kinds extends ValueKinds = ValueKinds> extends NotificationText {
  readonly code: string;
  readonly area: NotificationArea;
  readonly label: string;
  readonly values: Kinds;
  /** Where it leads, unless the sender says otherwise, and readers who may not open what the sender says. */
  readonly path: string | null;
  /** Where it leads readers to whom `path` is closed, too. */
  readonly otherPath?: string;
  /** Who can receive it. */
  readonly sides: readonly Side[];
  /** Channels that are on until somebody chooses otherwise. */
  readonly on: readonly Channel[];
  /** It asks for what waits in the queue of the home page. */
  readonly asks?: true;
  /** Nobody can switch off its channels in `on`. */
  readonly isCritical?: true;
  /** Its mail is written by what sends it, for those who want one: there is no mail of the one sentence. */
  readonly hasOwnMail?: true;
}

export function defineNotificationType<const Kinds extends ValueKinds>(
  type: NotificationType<Kinds>,
): NotificationType<Kinds> {
  return type;
}

/** Kinds whose values may be part of what leaves the portal. */
export const isOutsideKind = (kind: ValueKind): boolean =>
  typeof kind === 'object' || kind === 'number' || kind === 'word' || kind === 'record';
