import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { setupEndpoints } from '../../platform/api/endpoints/setup.generated.ts';
import { staffUsersEndpoints } from '../../platform/api/endpoints/staff-users.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const staffUserListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(staffUsersEndpoints.list, { query: { dt_params } });

export const staffUserAnswers = [staffUsersEndpoints.list];

export const refreshStaffUsers = (queries: QueryClient) => refreshAnswers(queries, staffUserAnswers);

/** Whether invitations leave the portal, or wait in the outbox. */
export function useIsMailed(): boolean {
  const { data } = useQuery(apiQuery(setupEndpoints.read));
  return data?.some(({ step, is_done }) => step === 'email' && !is_done) !== true;
}
