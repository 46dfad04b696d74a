import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { profileWires } from './accounts.wires.ts';

/** Sessions that are alive and systems outside the portal. */
export const loginLinksQuery = apiQuery(profileWires.loginLinks);

/** To bring up to date after the user changed something about the account. */
export const accountKeys = {
  details: queryKeyOf(profileWires.userDetails),
  loginLinks: queryKeyOf(profileWires.loginLinks),
};
