import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RequestParts } from '../../platform/api/call-api.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';
import { employeeAnswers } from './refresh-employees.ts';

/** Many changes in a row, as an import brings them, are one refresh. */
const pauseMs = 400;

/** Keeps the list in step with what others change, in its place: page, sort and filters stay. */
export function useListChanges(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      afterChanges(
        () => true,
        () => refreshQuietly(queries, employeesEndpoints.table),
      ),
    [queries],
  );
}

/** The same for one employee's record and histories. The channel is open to those alone who may list employees. */
export function useRecordChanges(id: number, isAllowed: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () =>
      Promise.all(employeeAnswers.map((endpoint) => refreshQuietly(queries, endpoint, isAbout(id))));
    return isAllowed ? afterChanges((changed) => changed === id || changed === 0, refresh) : undefined;
  }, [queries, id, isAllowed]);
}

function afterChanges(isWanted: (id: unknown) => boolean, refresh: () => Promise<unknown>): () => void {
  let timer: number | undefined;
  const stop = onPush((event, { id }) => {
    if (event !== 'employees.changed' || !isWanted(id)) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void refresh(), pauseMs);
  });
  return () => {
    window.clearTimeout(timer);
    stop();
  };
}

const isAbout =
  (id: number) =>
  ({ params, query }: RequestParts) =>
    holds(params, 'id', id) || holds(query, 'employee_id', id);

const holds = (part: unknown, name: string, id: number) =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([key, value]) => key === name && value === id);
