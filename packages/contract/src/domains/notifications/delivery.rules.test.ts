import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliverySettings, digestAfter, nextStep, quietUntil, usualSettings } from './delivery.rules.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const night = { quietFrom: '22:00', quietUntil: '07:00' };

describe('quiet hours', () => {
  it.each([
    ['before midnight', '2026-03-02T15:00:00Z', 'Asia/Manila', '2026-03-02T23:00:00Z'],
    ['after midnight', '2026-03-02T18:00:00Z', 'Asia/Manila', '2026-03-02T23:00:00Z'],
    ['at their first minute', '2026-03-02T14:00:00Z', 'Asia/Manila', '2026-03-02T23:00:00Z'],
    ['at their end', '2026-03-02T23:00:00Z', 'Asia/Manila', null],
    ['in the day', '2026-03-02T04:00:00Z', 'Asia/Manila', null],
    // New York goes from UTC-5 to UTC-4 in this night, which is an hour shorter.
    ['over the spring change', '2026-03-08T04:00:00Z', 'America/New_York', '2026-03-08T11:00:00Z'],
    // And back in this one, which is an hour longer.
    ['over the autumn change', '2026-11-01T03:00:00Z', 'America/New_York', '2026-11-01T12:00:00Z'],
  ])('%s', (_what, now, zone, until) => {
    expect(quietUntil(instant(now), zone, night)?.toString() ?? null).toBe(until);
  });

  it('within one day', () => {
    const noon = { quietFrom: '12:00', quietUntil: '13:00' };
    expect(quietUntil(instant('2026-03-02T04:30:00Z'), 'Asia/Manila', noon)?.toString()).toBe('2026-03-02T05:00:00Z');
    expect(quietUntil(instant('2026-03-02T05:00:00Z'), 'Asia/Manila', noon)).toBeNull();
  });

  it('end after they are asked about, and are not followed by others', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const two = (number: number) => String(number).padStart(2, '0');
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    });
    const zones = fc.constantFrom('Asia/Manila', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'UTC');
    const times = fc.integer({ min: 1_767_225_600, max: 1_798_761_600 });
    fc.assert(
      fc.property(time, time, zones, times, (quietFrom, end, zone, seconds) => {
        const now = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
        const until = quietUntil(now, zone, { quietFrom, quietUntil: end });
        if (until === null) return;
        expect(Temporal.Instant.compare(until, now)).toBe(1);
        expect(until.since(now).total('hours')).toBeLessThanOrEqual(25);
        expect(quietUntil(until, zone, { quietFrom, quietUntil: end })).toBeNull();
      }),
    );
  });
});

describe('a digest', () => {
  it.each([
    ['daily', 'before its hour', '2026-03-02T20:00:00Z', '2026-03-03T00:00:00Z'],
    ['daily', 'at its hour', '2026-03-03T00:00:00Z', '2026-03-04T00:00:00Z'],
    ['weekly', 'on another day', '2026-03-03T04:00:00Z', '2026-03-09T00:00:00Z'],
    ['weekly', 'on its day, before its hour', '2026-03-01T20:00:00Z', '2026-03-02T00:00:00Z'],
    ['weekly', 'on its day, after its hour', '2026-03-02T04:00:00Z', '2026-03-09T00:00:00Z'],
  ] as const)('%s, %s', (digest, _when, now, expected) => {
    const settings = { digest, digestHour: 8, digestWeekday: 1 };
    expect(digestAfter(instant(now), 'Asia/Manila', settings).toString()).toBe(expected);
  });

  it('in an hour that the clock skips comes with the next one', () => {
    const settings = { digest: 'daily', digestHour: 2, digestWeekday: 1 } as const;
    expect(digestAfter(instant('2026-03-08T06:00:00Z'), 'America/New_York', settings).toString()).toBe(
      '2026-03-08T07:00:00Z',
    );
  });
});

describe('a delivery', () => {
  const step = (settings: Partial<DeliverySettings>, gaps: object = {}) =>
    nextStep({
      channel: 'mail',
      isCritical: false,
      createdAt: instant('2026-03-02T15:00:00Z'),
      now: instant('2026-03-02T15:00:01Z'),
      zone: 'Asia/Manila',
      settings: { ...usualSettings, ...settings },
      ...gaps,
    });

  it('is sent, waits for the end of quiet hours, or for the digest', () => {
    expect(step({})).toEqual({ do: 'send' });
    expect(step(night)).toEqual({ do: 'wait', until: instant('2026-03-02T23:00:00Z') });
    expect(step({ digest: 'daily' })).toEqual({ do: 'wait', until: instant('2026-03-03T00:00:00Z') });
    expect(step({ digest: 'daily' }, { now: instant('2026-03-05T00:00:00Z') })).toEqual({ do: 'digest' });
    expect(step({ ...night, digest: 'daily' }, { channel: 'push' })).toMatchObject({ do: 'wait' });
  });

  it('that is critical waits for nothing', () => {
    expect(step({ ...night, digest: 'daily' }, { isCritical: true })).toEqual({ do: 'send' });
  });
});
