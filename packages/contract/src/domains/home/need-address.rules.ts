import type { NeedKind } from './need-answers.ts';

/**
 * What identifies an entry among those of its kind: an id and 0, or two numbers, such as a client and the day on which a period
 * begins.
 */
export type NeedSubject = readonly [number, number];

/** Part of the addresses that people keep and share: a number never changes and is never used again. */
const needNumbers: Readonly<Record<NeedKind, number>> = {
  'own-day': 1,
  'own-timesheet': 2,
  'own-swap': 3,
  correction: 10,
  timesheets: 11,
  overtime: 12,
  leave: 13,
  swap: 14,
  'holiday-swap': 15,
  'pay-change': 16,
  'client-hours': 17,
  'client-leave': 18,
  ticket: 20,
  'ticket-approval': 21,
  'candidate-decision': 22,
  'hire-draft': 25,
  'interview-feedback': 26,
  'interview-booking': 27,
};

const kindsByNumber = new Map(Object.entries(needNumbers).map(([kind, number]) => [number, kind as NeedKind]));

const largest = 2 ** 48 - 1;

/**
 * The UUID of `/action-center/:uuid`, in version 8 of RFC 9562: the two numbers of the subject around the number of the kind. It is no
 * secret: the rights are checked whenever it is opened.
 */
export function needAddress(kind: NeedKind, [first, second]: NeedSubject): string {
  const [start, end] = [hex(first, 12), hex(second, 12)];
  return `${start.slice(0, 8)}-${start.slice(8)}-8${hex(needNumbers[kind], 3)}-8000-${end}`;
}

/** Null for a UUID that is no such address. */
export function readNeedAddress(uuid: string): { readonly kind: NeedKind; readonly subject: NeedSubject } | null {
  const [, start = '', middle = '', number = '', end = ''] = pattern.exec(uuid.toLowerCase()) ?? [];
  const kind = kindsByNumber.get(Number.parseInt(number, 16));
  if (kind === undefined) return null;
  return { kind, subject: [Number.parseInt(start + middle, 16), Number.parseInt(end, 16)] };
}

const pattern = /^([0-9a-f]{8})-([0-9a-f]{4})-8([0-9a-f]{3})-8000-([0-9a-f]{12})$/;

/** @throws RangeError for a number that an address cannot hold */
function hex(value: number, digits: number): string {
  if (!Number.isInteger(value) || value < 0 || value > largest) throw new RangeError(`${value} is in no address.`);
  return value.toString(16).padStart(digits, '0');
}

const dayMs = 86_400_000;

/** A plain day as the number of days since 1970. */
export const numberOfDay = (day: string): number => Temporal.PlainDate.from('1970-01-01').until(day).days;

/** The reverse; null for a number that is no day of the calendar. */
export function dayOfNumber(number: number): string | null {
  if (number * dayMs > 8.64e15) return null;
  return Temporal.PlainDate.from('1970-01-01').add({ days: number }).toString();
}
