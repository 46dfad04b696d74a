import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { accountEndpoints } from '../../platform/api/endpoints/account.generated.ts';
import { clientRecordEndpoints } from '../../platform/api/endpoints/client-record.generated.ts';
import { tableParametersOf } from '../../platform/table/table-parameters.ts';
import type { TableShape } from '../../platform/table/table-shape.ts';
import type { TableView } from '../../platform/table/table-view.ts';

export function portfolioQuery(view: TableView, shape: TableShape, mine: boolean) {
  const query = { dt_params: JSON.stringify(tableParametersOf(view, shape)), mine: mine ? 'true' : 'false' } as const;
  return queryOptions({ ...apiQuery(accountEndpoints.portfolio, { query }), placeholderData: keepPreviousData });
}

export const accountQuery = (id: number) => apiQuery(accountEndpoints.account, { params: { id } });
export const ownManagersQuery = (clientId: number) =>
  apiQuery(clientRecordEndpoints.accountManagers, { params: { id: clientId } });
