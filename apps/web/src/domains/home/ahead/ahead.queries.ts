import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { comingUpEndpoints } from '../../../platform/api/endpoints/coming-up.generated.ts';
import { holidaysEndpoints } from '../../../platform/api/endpoints/holidays.generated.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import type { AwayPerson } from './away-lines.ts';

export const comingUpQuery = apiQuery(comingUpEndpoints.list);
export const comingHolidaysQuery = apiQuery(holidaysEndpoints.coming);
/** The people of either side, with what the viewer may know; null asks for nobody. */
export function useWhoIsAway(
  side: 'staff' | 'client' | null,
  query: { readonly from: string; readonly to: string },
): UseQueryResult<readonly AwayPerson[]> {
  const staff = useQuery({
    ...apiQuery(leaveCalendarEndpoints.staff, { query }),
    staleTime: 0,
    enabled: side === 'staff',
    select: peopleOf,
  });
  const client = useQuery({
    ...apiQuery(leaveCalendarEndpoints.client, { query }),
    staleTime: 0,
    enabled: side === 'client',
    select: peopleOf,
  });
  return side === 'staff' ? staff : client;
}

const peopleOf = ({ people }: { readonly people: readonly AwayPerson[] }) => people;
