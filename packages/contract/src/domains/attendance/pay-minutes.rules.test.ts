import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allTime, countedTime, partsOf } from './counted-time.rules.ts';
import { micros, ninePlan } from './day-facts.fixture.ts';
import { minuteMicros, type TimeSpan } from './day-facts.ts';
import { noPayMinutes, payMinutesOf, payNameOf } from './pay-minutes.rules.ts';
import type { PayName } from './pay-names.ts';

const span = (from: string, until: string): TimeSpan => ({ from: micros(from), until: micros(until) });
const pay = (minutes: Partial<Record<PayName, number>>) => ({ ...noPayMinutes(), ...minutes });
const none = { nights: [], holidays: [], isRestday: false };

it('counts nights and holidays outside the shift only up to the counted overtime, and first', () => {
  const time = countedTime([span('2026-03-10T01:00:00Z', '2026-03-10T09:50:00Z')], []);
  const nights = [span('2026-03-10T08:30:00Z', '2026-03-10T12:00:00Z')];
  const { within, after } = partsOf(ninePlan);
  const shift = { span: within, minutes: 480, isOvertime: false };
  const overtime = { span: after, minutes: 30, isOvertime: true };
  expect(payMinutesOf({ ...none, time, nights, parts: [shift, overtime] })).toEqual(
    pay({ ordinary: 450, ordinary_night: 30, ordinary_overtime_night: 30 }),
  );
  const holidays = [span('2026-03-10T09:30:00Z', '2026-03-11T16:00:00Z')];
  expect(payMinutesOf({ ...none, time, nights, holidays, parts: [shift, overtime] })).toEqual(
    pay({ ordinary: 450, ordinary_night: 30, holiday_overtime_night: 20, ordinary_overtime_night: 10 }),
  );
});

it('takes overtime of a day off from the same time as the rest, so that no minute counts twice', () => {
  const time = countedTime([span('2026-03-10T01:00:00Z', '2026-03-10T03:10:00Z')], []);
  const nights = [span('2026-03-10T02:50:00Z', '2026-03-10T09:00:00Z')];
  const parts = [
    { span: allTime, minutes: 15, isOvertime: true },
    { span: allTime, minutes: 115, isOvertime: false },
  ];
  expect(payMinutesOf({ ...none, time, nights, isRestday: true, parts })).toEqual(
    pay({ restday_overtime_night: 15, restday_night: 5, restday: 110 }),
  );
});

it('agrees with counting minute by minute', () => {
  const start = micros('2026-03-10T00:00:00Z');
  const minute = fc.integer({ min: 0, max: 1440 });
  const anySpan = fc.tuple(minute, minute).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
  const at = ([from, until]: readonly [number, number]) => ({
    from: start + from * minuteMicros,
    until: start + until * minuteMicros,
  });
  fc.assert(
    fc.property(anySpan, anySpan, anySpan, fc.boolean(), (present, night, holiday, isRestday) => {
      const counted = noPayMinutes();
      for (let now = present[0]; now < present[1]; now += 1) {
        const isIn = ([from, until]: readonly [number, number]) => now >= from && now < until;
        const place = isIn(holiday) ? 'holiday' : isRestday ? 'restday' : 'ordinary';
        counted[payNameOf(place, false, isIn(night))] += 1;
      }
      const parts = [{ span: allTime, minutes: present[1] - present[0], isOvertime: false }];
      const time = countedTime([at(present)], []);
      const facts = { time, parts, nights: [at(night)], holidays: [at(holiday)], isRestday };
      expect(payMinutesOf(facts)).toEqual(counted);
    }),
  );
});
