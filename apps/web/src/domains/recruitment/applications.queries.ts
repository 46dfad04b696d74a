import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { applicationsEndpoints } from '../../platform/api/endpoints/applications.generated.ts';
import { hiresEndpoints } from '../../platform/api/endpoints/hires.generated.ts';
import { scorecardsEndpoints } from '../../platform/api/endpoints/scorecards.generated.ts';
import { myPositionAnswers } from './my-positions.queries.ts';

/** Never cached: cards move by the versions that are shown. */
export const positionCandidatesQuery = (uuid: string) =>
  queryOptions({ ...apiQuery(applicationsEndpoints.ofPosition, { params: { uuid } }), staleTime: 0 });

export const candidateApplicationsQuery = (id: number) =>
  queryOptions({ ...apiQuery(applicationsEndpoints.ofCandidate, { params: { id } }), staleTime: 0 });

/** Never cached: colleagues write theirs meanwhile. */
export const candidateScorecardsQuery = (id: number) =>
  queryOptions({ ...apiQuery(scorecardsEndpoints.ofCandidate, { params: { id } }), staleTime: 0 });

/** What the employee form begins with. Never cached: the stage decides. */
export const hireFormQuery = (id: number) =>
  queryOptions({ ...apiQuery(hiresEndpoints.form, { params: { id } }), staleTime: 0 });

/** Calls whose answers show applications. */
export const applicationAnswers = [
  applicationsEndpoints.ofPosition,
  applicationsEndpoints.ofCandidate,
  scorecardsEndpoints.ofCandidate,
];

/** Those of staff and those of the client area. */
export const refreshApplications = (queries: QueryClient) =>
  refreshAnswers(queries, [...applicationAnswers, ...myPositionAnswers]);
