import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { leaveCalendarEndpoints } from '../../platform/api/endpoints/leave-calendar.generated.ts';

const balanceQuery = (id: number) => ({
  ...apiQuery(leaveCalendarEndpoints.balance, { params: { id } }),
  staleTime: 0,
  retry: false,
});

/** What a request would leave of the balance. Null while it is read, and without a balance that the viewer may see. */
export function useRequestBalance(id: number) {
  return useQuery(balanceQuery(id)).data?.balance ?? null;
}

/** Days of a waiting request on which the person worked. */
export function useWorkedDays(id: number): readonly string[] {
  return useQuery(balanceQuery(id)).data?.worked_days ?? [];
}
