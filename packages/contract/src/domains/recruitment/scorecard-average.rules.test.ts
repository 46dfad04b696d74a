import { expect, it } from 'vitest';
import { averageByCriterion, averageOfCards, averageRating, criteriaOf } from './scorecard-average.rules.ts';

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

it('averages each criterion over the scorecards that rate it', () => {
  const ratings = (xero: number, more: { criterion: string; rating: number }[] = []) => ({
    ratings: [{ criterion: 'Xero', rating: xero }, ...more],
  });
  expect(averageByCriterion([ratings(4), ratings(5, [{ criterion: 'BAS', rating: 2 }])])).toEqual([
    { criterion: 'Xero', average: 4.5 },
    { criterion: 'BAS', average: 2 },
  ]);
});
