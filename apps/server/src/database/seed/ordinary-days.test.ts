import { expect, it } from 'vitest';
import { ordinaryDays } from './ordinary-days.ts';

const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29'];
const none: ReadonlySet<string> = new Set();

it('begins on the wanted day where it can', () => {
  expect(ordinaryDays({ days, holidays: null }, { first: 1, length: 2 }, none)).toEqual(['2026-12-22', '2026-12-23']);
});

it('moves behind holidays', () => {
  const planned = { days, holidays: ['2026-12-24'] };
  expect(ordinaryDays(planned, { first: 2, length: 2 }, none)).toEqual(['2026-12-28', '2026-12-29']);
});

it('moves behind other leave of the person, which holidays may have moved there', () => {
  const taken = new Set(['2026-12-22', '2026-12-23']);
  expect(ordinaryDays({ days, holidays: null }, { first: 2, length: 2 }, taken)).toEqual(['2026-12-24', '2026-12-28']);
});

it('finds none where too few days are left', () => {
  expect(ordinaryDays({ days, holidays: ['2026-12-28'] }, { first: 4, length: 2 }, none)).toEqual([]);
});
