import { defaultTimezoneId } from '@muster/contract/constants.ts';
import { homeZone } from '@muster/contract/time.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/api-query.ts';
import { lookupsEndpoints } from '../api/endpoints/lookups.generated.ts';
import { profileEndpoints } from '../api/endpoints/profile.generated.ts';
import { usePageData } from './use-session.ts';

/** Data about the signed-in user that the page data omit (section 7.1). */
export const userDetailsQuery = { ...apiQuery(profileEndpoints.userDetails), staleTime: 5 * 60_000 };

/** The list of time zones; it changes only with a release of the portal. */
export const timezonesQuery = { ...apiQuery(lookupsEndpoints.timezones), staleTime: Number.POSITIVE_INFINITY };

/** The viewer's time zone as an IANA name: the own one, otherwise home (section 9). */
export function useViewerZone(): string {
  return useKnownZone() ?? homeZone;
}

/** Like useViewerZone, but null until it is known: for fields whose text means another instant in another zone. */
export function useKnownZone(): string | null {
  const { data: details, isError } = useQuery(userDetailsQuery);
  const id = details?.user.timezone_id ?? defaultTimezoneId;
  const isHome = id === defaultTimezoneId;
  const { data: zones, isError: isUnknown } = useQuery({ ...timezonesQuery, enabled: !isHome });
  const zoneOfPage = usePageData().user?.timezone ?? null;
  if (!details) return zoneOfPage ?? (isError ? homeZone : null);
  if (isHome || isUnknown) return homeZone;
  if (!zones) return zoneOfPage;
  return zones.find((zone) => zone.id === id)?.name ?? homeZone;
}
