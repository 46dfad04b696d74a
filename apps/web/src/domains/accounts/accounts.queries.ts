import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { profileEndpoints } from '../../platform/api/endpoints/profile.generated.ts';

/** Active sessions and external systems. */
export const loginLinksQuery = apiQuery(profileEndpoints.loginLinks);

/** Refreshed after the user changed something about the account. */
export const accountKeys = {
  details: queryKeyOf(profileEndpoints.userDetails),
  loginLinks: queryKeyOf(profileEndpoints.loginLinks),
};
