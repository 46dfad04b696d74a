import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import type { AnswerOf } from '../../platform/api/endpoint.ts';
import { homeEndpoints } from '../../platform/api/endpoints/home.generated.ts';

export type HomeFigures = AnswerOf<(typeof homeCalls)['figures']>;

export const homeFiguresQuery = apiQuery(homeEndpoints.figures);

const shortestTerm = 2;

/** People whose name or position contains the term, from two letters on. */
export function peopleSearchQuery(term: string) {
  const trimmed = term.trim();
  return {
    ...apiQuery(homeEndpoints.search, { query: { term: trimmed } }),
    enabled: trimmed.length >= shortestTerm,
    placeholderData: keepPreviousData,
  };
}
