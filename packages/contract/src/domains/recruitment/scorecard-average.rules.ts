import { overallCriterion } from './scorecards.constants.ts';

interface Rated {
  readonly rating: number;
}

/** To one decimal; null without ratings. */
export const averageRating = (ratings: readonly Rated[]): number | null =>
  ratings.length === 0 ? null : rounded(ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length);

/** Each scorecard counts the same, however many criteria it has. */
export function averageOfCards(cards: readonly { readonly ratings: readonly Rated[] }[]): number | null {
  const rated = cards.filter(({ ratings }) => ratings.length > 0);
  const averages = rated.map(({ ratings }) => ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length);
  return averages.length === 0 ? null : rounded(averages.reduce((sum, one) => sum + one, 0) / averages.length);
}

/** Of each criterion that somebody rated, in the order of the scorecards. */
export function averageByCriterion(
  cards: readonly { readonly ratings: readonly (Rated & { readonly criterion: string })[] }[],
): readonly { readonly criterion: string; readonly average: number }[] {
  const byCriterion = Map.groupBy(
    cards.flatMap(({ ratings }) => ratings),
    ({ criterion }) => criterion,
  );
  return [...byCriterion].map(([criterion, ratings]) => ({ criterion, average: averageRating(ratings) ?? 0 }));
}

/** What a scorecard rates: the must-have skills of the position. */
export const criteriaOf = (mustHave: readonly string[]): readonly string[] =>
  mustHave.length === 0 ? [overallCriterion] : [...new Set(mustHave)];

const rounded = (value: number) => Math.round(value * 10) / 10;
