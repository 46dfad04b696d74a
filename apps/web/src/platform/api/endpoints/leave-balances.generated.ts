// Generated from the contract: npm run documents
import type { leaveBalanceList, leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const leaveBalancesEndpoints: EndpointsOf<typeof leaveBalancesCalls> = {
  list: { method: 'GET', path: '/api/leave-balances' },
  ledger: { method: 'GET', path: '/api/leave-ledger' },
  adjust: { method: 'POST', path: '/api/leave-adjustments', idempotent: true },
};

export const leaveBalanceListExport: Endpoint<(typeof leaveBalanceList)['exportCall']> = { method: 'POST', path: '/api/leave-balances/export', file: true };
