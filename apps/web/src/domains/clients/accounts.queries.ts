import type { accountCalls } from '@muster/contract/domains/clients/account.calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { wireOf } from '../../platform/api/call-wire.ts';
import { tableParametersOf } from '../../platform/table/table-parameters.ts';
import type { TableShape } from '../../platform/table/table-shape.ts';
import type { TableView } from '../../platform/table/table-view.ts';
import { clientPartWires } from './clients.wires.ts';

type Accounts = typeof accountCalls;

export const accountWires = {
  portfolio: wireOf<Accounts['portfolio']>({ method: 'GET', path: '/api/account-management' }),
  account: wireOf<Accounts['account']>({ method: 'GET', path: '/api/account-management/:id' }),
};

export function portfolioQuery(view: TableView, shape: TableShape, mine: boolean) {
  const query = { dt_params: JSON.stringify(tableParametersOf(view, shape)), mine: mine ? 'true' : 'false' } as const;
  return queryOptions({ ...apiQuery(accountWires.portfolio, { query }), placeholderData: keepPreviousData });
}

export const accountQuery = (id: number) => apiQuery(accountWires.account, { params: { id } });
export const ownManagersQuery = (clientId: number) =>
  apiQuery(clientPartWires.accountManagers, { params: { id: clientId } });
