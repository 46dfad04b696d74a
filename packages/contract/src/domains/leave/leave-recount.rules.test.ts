import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ScheduleStatus } from '../shifts/shifts.constants.ts';
import { leaveDays, partsOf } from './leave-days.rules.ts';
import { recountedDays } from './leave-recount.rules.ts';
import { type LeaveDayState, type LeavePart, leaveDayStates, leaveParts } from './leave-requests.constants.ts';

interface StoredDay {
  readonly day: string;
  readonly state: LeaveDayState;
  readonly part: LeavePart;
  readonly asked_minutes: number | null;
  readonly minutes: number;
  readonly shift_minutes: number;
}

const [first, last] = ['2026-03-09', '2026-03-15'];
const dates = leaveDays(first, last, new Map(), { unit: 'day' }).map(({ day }) => day);
const statuses: readonly ScheduleStatus[] = ['scheduled', 'holiday', 'restday', 'swapped'];
const work = fc.record({
  status: fc.constantFrom(...statuses),
  minutes: fc.constantFrom(240, 540),
  breaks: fc.constant([]),
});
const plan = fc
  .array(fc.option(work), { minLength: 7, maxLength: 7 })
  .map((found) => new Map(dates.flatMap((day, i) => (found[i] ? [[day, found[i]] as const] : []))));
const asked = fc.record({
  part: fc.constantFrom(...leaveParts),
  minutes: fc.option(fc.constantFrom(60, 300)),
  state: fc.constantFrom(...leaveDayStates),
});
const request = fc.array(fc.option(asked), { minLength: 7, maxLength: 7 }).map((found) =>
  dates.flatMap((day, i) => {
    const one = found[i];
    if (!one) return [];
    const { part, minutes, state } = one;
    const isFull = part === 'full';
    return [{ day, state, part, asked_minutes: isFull ? null : minutes, minutes: 480, shift_minutes: isFull ? 0 : 60 }];
  }),
);

it('leaves exactly the days with a shift counted, except those given back and other days, and changes nothing twice', () => {
  fc.assert(
    fc.property(request, plan, fc.subarray(dates), fc.subarray(dates), (days, planned, taken, covered) => {
      const counted = leaveDays(first, last, planned, { unit: 'hour', parts: partsOf(days) });
      const others = taken.map((day) => ({ day, part: 'full', minutes: 480 }) as const);
      const covering = new Set(covered);
      const { freed, added, changed } = recountedDays({ days, counted, others, covering });
      const after = new Map<string, StoredDay>(days.map((one) => [one.day, one]));
      for (const { free: _, ...one } of freed)
        after.set(one.day, { ...one, ...after.get(one.day), state: 'recounted' });
      for (const { free: _, ...one } of [...added, ...changed]) after.set(one.day, { ...one, state: 'taken' });
      for (const day of dates) {
        const was = days.find((one) => one.day === day)?.state;
        const wasCounted = was === 'held' || was === 'taken';
        const isWorked = planned.get(day)?.status === 'scheduled';
        const is = after.get(day);
        const isCounted = is?.state === 'held' || is?.state === 'taken';
        const isOpen = !taken.includes(day) && !covering.has(day);
        expect(isCounted).toBe(isWorked && was !== 'released' && (wasCounted || isOpen));
        if (isCounted) expect(is?.minutes).toBe(counted.find((one) => one.day === day)?.minutes);
      }
      const again = recountedDays({ days: [...after.values()], counted, others, covering });
      expect(again).toEqual({ freed: [], added: [], changed: [] });
    }),
  );
});
