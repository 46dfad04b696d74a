import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { leaveBalancesEndpoints } from '../../platform/api/endpoints/leave-balances.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** On a day; null is today. */
export const leaveBalancesQuery = ({ dt_params }: ListRequest, asOf: string | null) =>
  apiQuery(leaveBalancesEndpoints.list, { query: { dt_params, ...(asOf !== null && { as_of: asOf }) } });

export const leaveLedgerQuery = (employeeId: number, leaveTypeId: number) =>
  queryOptions({
    ...apiQuery(leaveBalancesEndpoints.ledger, { query: { employee_id: employeeId, leave_type_id: leaveTypeId } }),
    staleTime: 0,
  });

/** Calls whose answers show balances. */
export const leaveBalanceAnswers = [leaveBalancesEndpoints.list, leaveBalancesEndpoints.ledger];

export const refreshLeaveBalances = (queries: QueryClient) => refreshAnswers(queries, leaveBalanceAnswers);
