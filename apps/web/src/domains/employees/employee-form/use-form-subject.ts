import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { employeeDetailsQuery, formDefaultsQuery } from '../employees.queries.ts';
import { blankValues, valuesOf } from './employee-form-values.ts';
import type { FormSubject } from './form-subject.ts';
import type { EmployeeFormSubject } from './use-employee-form.ts';

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly subject: EmployeeFormSubject };

/** What the form starts from: today and the preset bank for a new employee, the record as it is now for another. */
export function useFormSubject(subject: FormSubject): Loading {
  const seesSensitive = useMay({ permissions: ['can view employees sensitive data'] });
  const isNew = subject.mode === 'create';
  const defaults = useQuery({ ...formDefaultsQuery(), enabled: isNew });
  const details = useQuery({ ...employeeDetailsQuery(isNew ? 0 : subject.id), enabled: !isNew });
  const asked = isNew ? defaults : details;
  if (asked.isError) return { state: 'failed', text: problemText(asked.error), retry: () => void asked.refetch() };
  if (isNew && defaults.data) {
    const values = blankValues({ today: defaults.data.today, bankName: defaults.data.bank_name });
    return { state: 'ready', subject: { record: null, sensitiveVisible: seesSensitive, values } };
  }
  if (!isNew && details.data && !details.isFetching) {
    const { data } = details;
    return { state: 'ready', subject: { record: data, sensitiveVisible: data.sensitiveData, values: valuesOf(data) } };
  }
  return { state: 'loading' };
}
