import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { employeeDetailsQuery, employeeRecordQuery } from './employees.queries.ts';
import { refreshEmployees } from './refresh-employees.ts';

/**
 * The version that a form was opened with. The record may be refetched behind the form; the form continues from a newer
 * version only after a conflict (409) was shown.
 */
export function useReadVersion({ id, version }: Pick<EmployeeDetails, 'id' | 'version'>) {
  const queries = useQueryClient();
  const read = useRef(version);
  const onConflict = async () => {
    await refreshEmployees(queries, 'details');
    // The list has neither, so it reads the record.
    const current =
      queries.getQueryData(employeeRecordQuery(id).queryKey) ??
      queries.getQueryData(employeeDetailsQuery(id).queryKey) ??
      (await queries.fetchQuery({ ...employeeRecordQuery(id), retry: false }));
    read.current = current?.version ?? read.current;
    return current !== undefined;
  };
  return { read, onConflict } as const;
}
