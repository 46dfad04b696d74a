import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { profileEndpoints } from '../../platform/api/endpoints/profile.generated.ts';

/** Sessions that are alive and systems outside the portal. */
export const loginLinksQuery = apiQuery(profileEndpoints.loginLinks);

/** To bring up to date after the user changed something about the account. */
export const accountKeys = {
  details: queryKeyOf(profileEndpoints.userDetails),
  loginLinks: queryKeyOf(profileEndpoints.loginLinks),
};
