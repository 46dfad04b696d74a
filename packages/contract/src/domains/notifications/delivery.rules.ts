import type { Channel } from './notification-type.ts';

export const digests = ['none', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];

/** Hours and days are on the clock of the person. */
export interface DeliverySettings {
  /** `22:00`; with `quietUntil`, or null. The time may go over midnight. */
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly digest: Digest;
  readonly digestHour: number;
  /** 1 for Monday to 7 for Sunday. */
  readonly digestWeekday: number;
}

export const usualSettings: DeliverySettings = {
  quietFrom: null,
  quietUntil: null,
  digest: 'none',
  digestHour: 8,
  digestWeekday: 1,
};

interface Waiting {
  readonly channel: Exclude<Channel, 'in-app'>;
  readonly isCritical: boolean;
  readonly createdAt: Temporal.Instant;
  readonly now: Temporal.Instant;
  readonly zone: string;
  readonly settings: DeliverySettings;
}

export type NextStep = { readonly do: 'send' | 'digest' } | { readonly do: 'wait'; readonly until: Temporal.Instant };

/** What happens to a delivery now. Critical ones wait for nothing. */
export function nextStep({ channel, isCritical, createdAt, now, zone, settings }: Waiting): NextStep {
  if (isCritical) return { do: 'send' };
  if (channel === 'mail' && settings.digest !== 'none') {
    const at = digestAfter(createdAt, zone, settings);
    return Temporal.Instant.compare(now, at) < 0 ? { do: 'wait', until: at } : { do: 'digest' };
  }
  const until = quietUntil(now, zone, settings);
  return until === null ? { do: 'send' } : { do: 'wait', until };
}

/** The first time of the digest after an instant. An hour that the clock skips counts as the next one. */
export function digestAfter(
  instant: Temporal.Instant,
  zone: string,
  { digest, digestHour, digestWeekday }: Pick<DeliverySettings, 'digest' | 'digestHour' | 'digestWeekday'>,
): Temporal.Instant {
  const local = instant.toZonedDateTimeISO(zone).toPlainDate();
  const daysAhead = digest === 'weekly' ? (digestWeekday - local.dayOfWeek + 7) % 7 : 0;
  const period = digest === 'weekly' ? 7 : 1;
  for (let days = daysAhead; ; days += period) {
    const at = local
      .add({ days })
      .toZonedDateTime({ timeZone: zone, plainTime: { hour: digestHour } })
      .toInstant();
    if (Temporal.Instant.compare(at, instant) > 0) return at;
  }
}

/** The end of the quiet hours that an instant is in, or null. */
export function quietUntil(
  now: Temporal.Instant,
  zone: string,
  { quietFrom, quietUntil: end }: Pick<DeliverySettings, 'quietFrom' | 'quietUntil'>,
): Temporal.Instant | null {
  if (quietFrom === null || end === null || quietFrom === end) return null;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const crossesMidnight = end < quietFrom;
  // The night that began yesterday, and the one that begins today.
  for (const first of [today.subtract({ days: 1 }), today]) {
    const from = at(first, quietFrom, zone);
    const until = at(crossesMidnight ? first.add({ days: 1 }) : first, end, zone);
    if (Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, until) < 0) return until;
  }
  return null;
}

/** A time that the clock skips is the same time after the change; of a time that it repeats, the first one. */
const at = (day: Temporal.PlainDate, time: string, zone: string) =>
  day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
