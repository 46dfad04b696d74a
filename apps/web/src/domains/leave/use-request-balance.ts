import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { leaveCalendarEndpoints } from '../../platform/api/endpoints/leave-calendar.generated.ts';

/** What a request would leave of the balance. Null while it is read, and without a balance that the viewer may see. */
export function useRequestBalance(id: number) {
  const { data } = useQuery({
    ...apiQuery(leaveCalendarEndpoints.balance, { params: { id } }),
    staleTime: 0,
    retry: false,
  });
  return data?.balance ?? null;
}
