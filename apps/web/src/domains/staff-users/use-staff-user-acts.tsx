import { callApi } from '../../platform/api/call-api.ts';
import { staffUsersEndpoints as endpoints } from '../../platform/api/endpoints/staff-users.generated.ts';
import { useAccountActs } from '../accounts/index.ts';
import { refreshStaffUsers } from './staff-users.queries.ts';

/** What an admin does with a user besides changing the roles. */
export const useStaffUserActs = () =>
  useAccountActs({
    calls: {
      deactivate: (request) => callApi(endpoints.deactivate, request),
      reactivate: (request) => callApi(endpoints.reactivate, request),
      resend: (request) => callApi(endpoints.resend, request),
      revoke: (request) => callApi(endpoints.revoke, request),
    },
    refresh: refreshStaffUsers,
  });
