import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { interviewsEndpoints } from '../../platform/api/endpoints/interviews.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const interviewListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(interviewsEndpoints.list, { query: { dt_params } });

export const upcomingInterviewsQuery = () => apiQuery(interviewsEndpoints.upcoming, {});

export const interviewWeekQuery = (first: string) => apiQuery(interviewsEndpoints.week, { query: { first } });

export const interviewQuery = (id: number) => apiQuery(interviewsEndpoints.details, { params: { id } });

export const interviewAtAddressQuery = (uuid: string) => apiQuery(interviewsEndpoints.atAddress, { params: { uuid } });

export const interviewAttendeesQuery = (id: number) => apiQuery(interviewsEndpoints.attendees, { params: { id } });

/** Calls whose answers show interviews. */
export const interviewAnswers = [
  interviewsEndpoints.list,
  interviewsEndpoints.upcoming,
  interviewsEndpoints.week,
  interviewsEndpoints.details,
  interviewsEndpoints.atAddress,
];

export const refreshInterviews = (queries: QueryClient) => refreshAnswers(queries, interviewAnswers);
