import { leaveDayMinutes } from '@muster/contract/constants.ts';
import { addDays, weekdayOf } from '@muster/contract/plain-day.ts';
import { expect, it } from 'vitest';
import { type LeavePerson, planLeave } from './leave-plan.ts';

const time = { now: '2026-11-24T03:00:00Z', today: '2026-11-24' };
const span = { first: '2026-09-19', last: '2026-11-25' };
const holiday = '2026-11-02';
const days = Array.from({ length: 90 }, (_, at) => addDays(span.first, at))
  .filter((day) => weekdayOf(day) < 6)
  .map((day) => ({ day, starts_at: `${day}T01:00:00Z`, client_id: 2, is_ordinary: day !== holiday }));

const person = (id: number, balance = 16): LeavePerson => ({
  ...{ id, user_id: null, team_id: Math.ceil(id / 9), days },
  entries: ['VL', 'SL', 'EL'].map((code) => ({
    ...{ code, effective_on: '2026-01-01', minutes: balance * leaveDayMinutes },
  })),
});
const people = Array.from({ length: 90 }, (_, at) => person(at + 1));
const planned = planLeave(people, span, time);

it('gives the same leave each time, in the order of its requests', () => {
  expect(planLeave(people, span, time)).toEqual(planned);
  expect(planned.map(({ openedAt }) => openedAt).toSorted()).toEqual(planned.map(({ openedAt }) => openedAt));
});

it('has about one person of a team of nine away, and never more than two', () => {
  const away = Map.groupBy(
    planned.flatMap((leave) => leave.days.map(({ day }) => `${leave.person.team_id} ${day}`)),
    (place) => place,
  );
  const begun = days.filter(({ day }) => day <= span.last).length * 10;
  expect(away.size / begun).toBeGreaterThan(0.45);
  expect(away.size / begun).toBeLessThan(0.85);
  expect(Math.max(...[...away.values()].map(({ length }) => length))).toBe(2);
});

it('takes ordinary days in one range, each day once, decided by now', () => {
  const taken = planned.flatMap((leave) => leave.days.map(({ day }) => `${leave.person.id} ${day}`));
  expect(new Set(taken).size).toBe(taken.length);
  for (const leave of planned) {
    expect(leave.days.map(({ day }) => day)).not.toContain(holiday);
    const first = leave.days[0]?.day ?? '';
    const range = days.filter(({ day }) => day >= first && day <= (leave.days.at(-1)?.day ?? ''));
    expect(range).toEqual(leave.days);
    expect(leave.openedAt < leave.closedAt && leave.closedAt < time.now).toBe(true);
    if (leave.code !== 'VL') expect(first <= addDays(time.today, 1)).toBe(true);
  }
});

it('takes no more than the balance has', () => {
  expect(planLeave([person(1, 0), person(2, 1)], span, time)).toEqual([]);
  const few = planLeave([person(3, 6)], { ...span, last: '2027-01-30' }, time);
  const vacation = few.filter(({ code }) => code === 'VL').flatMap((leave) => leave.days);
  expect(vacation.length).toBeLessThanOrEqual(2);
});

it('has employees who sign in at work in the last weeks', () => {
  const signedIn = people.map((one) => ({ ...one, user_id: one.id }));
  const last = planLeave(signedIn, span, time).map((leave) => leave.days[0]?.day ?? '');
  expect(last.length).toBeGreaterThan(0);
  expect(last.filter((day) => day > addDays(time.today, -21))).toEqual([]);
});
