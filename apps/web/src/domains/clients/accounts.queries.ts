import type { accountCalls } from '@muster/contract/domains/clients/account.calls.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { wireOf } from '../../platform/api/call-wire.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { clientPartWires } from './clients.wires.ts';

type Accounts = typeof accountCalls;

export const accountWires = {
  portfolio: wireOf<Accounts['portfolio']>({ method: 'GET', path: '/api/account-management' }),
  account: wireOf<Accounts['account']>({ method: 'GET', path: '/api/account-management/:id' }),
};

export const portfolioQuery = ({ dt_params }: ListRequest, mine: boolean) =>
  apiQuery(accountWires.portfolio, { query: { dt_params, mine: mine ? 'true' : 'false' } });

export const accountQuery = (id: number) => apiQuery(accountWires.account, { params: { id } });
export const ownManagersQuery = (clientId: number) =>
  apiQuery(clientPartWires.accountManagers, { params: { id: clientId } });
