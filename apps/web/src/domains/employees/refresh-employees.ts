import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../platform/api/api-query.ts';
import type { Endpoint } from '../../platform/api/endpoint.ts';
import { employeeAttachmentEndpoints } from '../../platform/api/endpoints/employee-attachment.generated.ts';
import { employeeCardEndpoints } from '../../platform/api/endpoints/employee-card.generated.ts';
import { employeeHistoryEndpoints } from '../../platform/api/endpoints/employee-history.generated.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { payChangesEndpoints } from '../../platform/api/endpoints/pay-changes.generated.ts';

const { statuses, policies, assignments, costs } = employeeHistoryEndpoints;

/** Calls whose answers show one employee. */
export const employeeAnswers: readonly Endpoint[] = [
  employeesEndpoints.details,
  employeesEndpoints.recordFacts,
  employeesEndpoints.sensitiveGroup,
  statuses,
  policies,
  assignments,
  costs,
  employeeAttachmentEndpoints.list,
  employeeCardEndpoints.details,
  payChangesEndpoints.list,
];

/** After a change: visible queries are refetched immediately, others when they are next shown (section 4). */
export async function refreshEmployees(queries: QueryClient, shownOn: 'list' | 'details'): Promise<void> {
  const isShown = { list: shownOn === 'list', details: shownOn === 'details' };
  const refresh = (endpoint: Endpoint, shown: boolean) =>
    queries.invalidateQueries({ queryKey: queryKeyOf(endpoint), refetchType: shown ? 'active' : 'none' });
  await Promise.all([
    refresh(employeesEndpoints.table, isShown.list),
    ...employeeAnswers.map((endpoint) => refresh(endpoint, isShown.details)),
  ]);
}
