import { expect, it } from 'vitest';
import { clientCalendarAnswer, ownCalendarAnswer, staffCalendarAnswer } from './leave-calendar.fixture.ts';
import { awayOnText, limitedDayText, limitText, mostAway } from './leave-span-texts.ts';
import {
  clientShown,
  isAwayOn,
  limitOn,
  onlyOverLimit,
  onlyWaiting,
  overLimitDays,
  ownShown,
  spansByDay,
  staffShown,
  typesOf,
  waitingCount,
} from './shown-calendar.ts';

const staff = staffShown(staffCalendarAnswer);

it('groups people by client and team, with the size of the team', () => {
  expect(staff.groups.map(({ title, client, size, people }) => [title, client, size, people.length])).toEqual([
    ['Operations', 'Harbour Homes', 5, 2],
    ['No team', 'Redgum', null, 1],
  ]);
});

it('begins with the viewer for employees', () => {
  const own = ownShown(ownCalendarAnswer);
  expect([own.total, own.groups.map(({ title }) => title)]).toEqual([2, ['You', 'Operations']]);
  expect(ownShown({ own: null, colleagues: [] })).toEqual({ total: 0, groups: [] });
});

it('counts and keeps requests that wait', () => {
  expect([waitingCount(staff), waitingCount(clientShown(clientCalendarAnswer))]).toEqual([1, 0]);
  expect(onlyWaiting(staff).groups.flatMap(({ people }) => people.map(({ name }) => name))).toEqual(['Ana Reyes']);
});

it('orders spans by day and name, and names the day with the most people away', () => {
  const placed = spansByDay(staff);
  expect(placed.map(({ person }) => person.name)).toEqual(['Ana Reyes', 'Ben Cruz', 'Cy Uy']);
  expect(placed.map(({ span, group }) => mostAway(span, group))).toEqual(['2026-03-16', '2026-03-16', null]);
});

it('says on which days a team is at its limit or over it, and keeps those who are away then', () => {
  const [operations, nobody] = staff.groups;
  if (!operations || !nobody) throw new Error('The fixture has two groups.');
  expect(['15', '16', '17'].map((day) => limitOn(operations, `2026-03-${day}`))).toEqual([null, 'over', 'at']);
  expect(limitOn(nobody, '2026-03-23')).toBe(null);
  expect(limitOn({ ...operations, limit: null }, '2026-03-16')).toBe(null);
  expect([awayOnText(operations, '2026-03-16'), limitText(operations, '2026-03-16')]).toEqual([
    '2 of 5 away on Mon, Mar 16',
    'Limit 1, exceeded',
  ]);
  expect(limitText(operations, '2026-03-17')).toBe('Limit 1');
  expect(limitedDayText(operations, '2026-03-16')).toBe(
    'Operations of Harbour Homes is over its limit: 2 away, limit 1',
  );
  expect(limitedDayText({ ...operations, client: null }, '2026-03-17')).toBe(
    'Operations is at its limit: 1 away, limit 1',
  );
  expect(overLimitDays(staff).map(({ day }) => day)).toEqual(['2026-03-16']);
  expect(onlyOverLimit(staff).groups.map(({ title, people }) => [title, people.map(({ name }) => name)])).toEqual([
    ['Operations', ['Ana Reyes', 'Ben Cruz']],
  ]);
});

it('counts nobody as away on a rest day within leave', () => {
  const [placed] = spansByDay(staff);
  if (!placed) throw new Error('The fixture has a span.');
  const span = { ...placed.span, first: '2026-03-13', last: '2026-03-16', free: ['2026-03-14', '2026-03-15'] };
  const days = ['12', '13', '14', '15', '16', '17'].filter((day) => isAwayOn(span, `2026-03-${day}`));
  expect(days).toEqual(['13', '16']);
});

it('names the types in view, for the legend; a reader of classes gets none', () => {
  expect(typesOf(staff)[0]).toEqual({ label: 'Vacation', color: 'teal' });
  expect(typesOf(clientShown(clientCalendarAnswer))).toEqual([]);
});
