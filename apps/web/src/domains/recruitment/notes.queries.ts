import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { notesEndpoints } from '../../platform/api/endpoints/notes.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** Never cached: notes change by the versions that are shown. */
export const positionNotesQuery = (uuid: string) =>
  queryOptions({ ...apiQuery(notesEndpoints.ofPosition, { params: { uuid } }), staleTime: 0 });

export const candidateNotesQuery = (id: number) =>
  queryOptions({ ...apiQuery(notesEndpoints.ofCandidate, { params: { id } }), staleTime: 0 });

/** What users of clients wrote. */
export const customerNotesQuery = ({ dt_params }: ListRequest) =>
  apiQuery(notesEndpoints.list, { query: { dt_params, mine: 'false' } });

export const myNotesQuery = ({ dt_params }: ListRequest) =>
  apiQuery(notesEndpoints.list, { query: { dt_params, mine: 'true' } });

/** Calls whose answers show the notes of one record. */
export const noteAnswers = [notesEndpoints.ofPosition, notesEndpoints.ofCandidate];

export const refreshNotes = (queries: QueryClient) => refreshAnswers(queries, [notesEndpoints.list, ...noteAnswers]);
