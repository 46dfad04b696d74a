import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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

/**
 * The form's starting values. They stay while the form is open: if somebody else changes the record, the refetched
 * record does not overwrite what was typed, and saving reports the conflict (409).
 */
export function useFormSubject(subject: FormSubject): Loading {
  const [kept, setKept] = useState<Loading | null>(null);
  const loading = useLoadedSubject(subject, kept === null);
  if (kept === null && loading.state === 'ready') setKept(loading);
  return kept ?? loading;
}

/** Today and the default bank for a new employee, otherwise the current record. */
function useLoadedSubject(subject: FormSubject, isWanted: boolean): Loading {
  const seesSensitive = useMay({ permissions: ['can view employees sensitive data'] });
  const isNew = subject.mode === 'create';
  const defaults = useQuery({ ...formDefaultsQuery(), enabled: isWanted && isNew });
  const details = useQuery({ ...employeeDetailsQuery(isNew ? 0 : subject.id), enabled: isWanted && !isNew });
  const source = isNew ? defaults : details;
  if (source.isError) return { state: 'failed', text: problemText(source.error), retry: () => void source.refetch() };
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
