import { expect, it } from 'vitest';
import { averageOfCards, averageRating, criteriaOf } from './scorecard-average.rules.ts';

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }));

it('counts each scorecard the same, however many criteria it has', () => {
  expect(averageRating(rated(4, 5, 4))).toBe(4.3);
  expect(averageOfCards([{ ratings: rated(5) }, { ratings: rated(1, 1, 1) }, { ratings: [] }])).toBe(3);
});

it('has no average without ratings', () => {
  expect([averageRating([]), averageOfCards([]), averageOfCards([{ ratings: [] }])]).toEqual([null, null, null]);
});

it('rates the must-have skills, or the candidate as a whole', () => {
  expect(criteriaOf(['Xero', 'BAS', 'Xero'])).toEqual(['Xero', 'BAS']);
  expect(criteriaOf([])).toEqual(['Overall']);
});
