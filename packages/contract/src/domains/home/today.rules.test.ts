import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardStates } from '../shifts/shifts.constants.ts';
import { groupToday, type PersonOfToday } from './today.rules.ts';

const person = fc.record({
  id: fc.nat(),
  name: fc.string(),
  state: fc.constantFrom(...boardStates),
  starts_at: fc.constantFrom('2026-03-02T01:00:00Z', '2026-03-02T07:00:00Z'),
  late_minutes: fc.option(fc.nat(300)),
});

it('counts each person by state, names at most three, and counts late people beside their state', () => {
  fc.assert(
    fc.property(fc.array(person), (people) => {
      const groups = groupToday(people);
      const stated = (states: readonly string[]) => people.filter(({ state }) => states.includes(state)).length;
      expect(groups.working.count).toBe(stated(['in', 'on_break']));
      expect(groups.missing.count + groups.on_leave.count + groups.later.count).toBe(
        stated(['missing', 'on_leave', 'upcoming']),
      );
      expect(groups.late.count).toBe(people.filter(({ late_minutes }) => late_minutes !== null).length);
      for (const { count, people: named } of Object.values(groups)) expect(named.length).toBe(Math.min(3, count));
    }),
  );
});

it('begins with those who are late the most, and with those who start next', () => {
  const ana: PersonOfToday = { id: 1, name: 'Ana', state: 'in', starts_at: '2026-03-02T01:00:00Z', late_minutes: 7 };
  const ben: PersonOfToday = { ...ana, id: 2, name: 'Ben', late_minutes: 12 };
  const eve: PersonOfToday = {
    ...ana,
    id: 3,
    name: 'Eve',
    state: 'upcoming',
    starts_at: '2026-03-02T09:00:00Z',
    late_minutes: null,
  };
  const joy: PersonOfToday = { ...eve, id: 4, name: 'Joy', starts_at: '2026-03-02T07:00:00Z' };
  const { late, later } = groupToday([ana, ben, eve, joy]);
  expect([late, later].map(({ people }) => people.map(({ name }) => name))).toEqual([
    ['Ben', 'Ana'],
    ['Joy', 'Eve'],
  ]);
});
