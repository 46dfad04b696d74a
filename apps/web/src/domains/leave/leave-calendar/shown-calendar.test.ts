import { expect, it } from 'vitest';
import { clientCalendarAnswer, ownCalendarAnswer, staffCalendarAnswer } from './leave-calendar.fixture.ts';
import { mostAwayText } from './leave-span-texts.ts';
import { clientShown, onlyWaiting, ownShown, spansByDay, staffShown, waitingCount } from './shown-calendar.ts';

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
  const texts = placed.map(({ span, group }) => mostAwayText(span, group));
  expect(texts.map((text) => text?.slice(0, 11) ?? null)).toEqual(['2 of 5 away', '2 of 5 away', null]);
});
