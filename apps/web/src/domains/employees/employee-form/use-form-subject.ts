import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { sensitiveDataAccess } from '@muster/contract/sensitive-data.ts';
import { useMemo } from 'react';
import { useKeptRecord } from '../../../platform/form/use-kept-record.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { employeeDetailsQuery, formDefaultsQuery } from '../employees.queries.ts';
import { blankValues, valuesOf } from './employee-form-values.ts';
import type { EmployeeHire, FormSubject } from './form-subject.ts';
import type { EmployeeFormSubject } from './use-employee-form.ts';

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'ready'; readonly subject: EmployeeFormSubject; readonly renew: () => Promise<boolean> };

/** What the form starts with: today and the preset bank for a new employee, the current record for another. */
export function useFormSubject(subject: FormSubject): Loading {
  const seesSensitive = useMay(sensitiveDataAccess);
  const mayExempt = useMay(employeeAccess.exempt);
  const isNew = subject.mode === 'create';
  const hire = isNew ? (subject.hire ?? null) : null;
  const defaults = useKeptRecord(formDefaultsQuery(), isNew);
  const stored = useKeptRecord(employeeDetailsQuery(isNew ? 0 : subject.id), !isNew);
  const loaded = useMemo(() => {
    if (stored.record) return subjectOf(stored.record);
    return defaults.record && newSubject(defaults.record, { sensitiveVisible: seesSensitive, mayExempt }, hire);
  }, [stored.record, defaults.record, seesSensitive, mayExempt, hire]);
  const { error, retry } = isNew ? defaults : stored;
  if (loaded) return { state: 'ready', subject: loaded, renew: stored.renew };
  return error ? { state: 'failed', error, retry } : { state: 'loading' };
}

const subjectOf = (record: EmployeeDetails): EmployeeFormSubject => ({
  record,
  hire: null,
  sensitiveVisible: record.sensitiveData,
  mayExempt: record.abilities.exempt,
  values: valuesOf(record),
});

const newSubject = (
  defaults: { today: string; bank_name: string },
  rights: Pick<EmployeeFormSubject, 'sensitiveVisible' | 'mayExempt'>,
  hire: EmployeeHire | null,
): EmployeeFormSubject => ({
  record: null,
  hire,
  ...rights,
  values: { ...blankValues({ today: defaults.today, bankName: defaults.bank_name }), ...hire?.values },
});
