import { callApi } from '../../platform/api/call-api.ts';
import { clientUsersEndpoints as endpoints } from '../../platform/api/endpoints/client-users.generated.ts';
import { useAccountActs } from '../accounts/index.ts';
import { refreshClientUsers } from './client-users.queries.ts';

/** What a client admin does with a user besides changing the rights. */
export const useClientUserActs = ({ onRevoked }: { readonly onRevoked?: () => void } = {}) =>
  useAccountActs({
    calls: {
      deactivate: (request) => callApi(endpoints.deactivate, request),
      reactivate: (request) => callApi(endpoints.reactivate, request),
      resend: (request) => callApi(endpoints.resend, request),
      revoke: (request) => callApi(endpoints.revoke, request),
    },
    refresh: refreshClientUsers,
    ownText: 'You are signed out immediately and cannot sign in again until another client admin reactivates you.',
    onRevoked,
  });
