import { apiQuery } from '../../platform/api/api-query.ts';
import { accountEndpoints } from '../../platform/api/endpoints/account.generated.ts';
import { clientRecordEndpoints } from '../../platform/api/endpoints/client-record.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const portfolioQuery = ({ dt_params }: ListRequest, mine: boolean) =>
  apiQuery(accountEndpoints.portfolio, { query: { dt_params, mine: mine ? 'true' : 'false' } });

export const accountQuery = (id: number) => apiQuery(accountEndpoints.account, { params: { id } });
export const ownManagersQuery = (clientId: number) =>
  apiQuery(clientRecordEndpoints.accountManagers, { params: { id: clientId } });
