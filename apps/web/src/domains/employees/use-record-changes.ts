import type { RequestParts } from '../../platform/api/call-api.ts';
import { useRefreshOn } from '../../platform/realtime/use-refresh-on.ts';
import { employeeAnswers } from './refresh-employees.ts';

/** Keeps one employee's record and histories current. Only users who may list employees can join the channel. */
export function useRecordChanges(id: number, isAllowed: boolean): void {
  useRefreshOn('employees.changed', employeeAnswers, {
    // Zero: an import has changed many employees.
    isWanted: (changed) => isAllowed && (changed.id === id || changed.id === 0),
    isShown: ({ params, query }: RequestParts) => holds(params, 'id', id) || holds(query, 'employee_id', id),
  });
}

const holds = (part: unknown, name: string, id: number) =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([key, value]) => key === name && value === id);
