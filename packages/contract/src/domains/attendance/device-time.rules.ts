import { type Micros, microsOf } from './day-facts.ts';

export type DeviceTime = { readonly at: Micros } | { readonly problem: string };

/**
 * A time as a device writes it: an instant (`2026-03-02T09:00:00+08:00`, `2026-03-02T01:00:00Z`) or the local time of a
 * zone (`2026-03-02 09:00`). A local time that the clocks skip or that comes twice is refused, because nobody knows which
 * one the device meant.
 */
export function readDeviceTime(text: string, zone: string): DeviceTime {
  const [, day, clock = '00:00', offset] = pattern.exec(text) ?? [];
  if (day === undefined) return wrong;
  try {
    if (offset !== undefined) return { at: microsOf(Temporal.Instant.from(`${day}T${clock}${offset}`)) };
    return readLocal(Temporal.PlainDateTime.from(`${day}T${clock}`), zone);
  } catch {
    return wrong;
  }
}

const pattern = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?))?(Z|[+-]\d{2}:\d{2})?$/;

const wrong = {
  problem: 'must be a time such as 2026-03-02 09:00, or with an offset such as 2026-03-02T09:00:00+08:00',
} as const;

function readLocal(local: Temporal.PlainDateTime, zone: string): DeviceTime {
  const first = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const second = local.toZonedDateTime(zone, { disambiguation: 'later' });
  if (first.equals(second)) return { at: microsOf(first.toInstant()) };
  if (!first.toPlainDateTime().equals(local)) return { problem: `does not exist in ${zone}: the clocks skip it` };
  return {
    problem: `comes twice in ${zone}, because the clocks change: add the offset, ${first.offset} or ${second.offset}`,
  };
}

/** The IANA name in its usual spelling; null for anything else. */
export function zoneNamed(text: string): string | null {
  try {
    return /^[A-Za-z]+(\/[A-Za-z0-9_+-]+)+$|^UTC$/.test(text)
      ? new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
      : null;
  } catch {
    return null;
  }
}
