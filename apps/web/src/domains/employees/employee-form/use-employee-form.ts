import {
  createEmployeeRequest,
  type EmployeeFormValues,
  employeeFormErrors,
  updateEmployeeRequest,
} from '@muster/contract/domains/employees/employee-form.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import type { FormCall } from '../../../platform/form/form-call.ts';
import { useRecordForm } from '../../../platform/form/use-record-form.ts';
import { takeDraft } from '../../../platform/session/drafts.ts';
import { savedText } from '../pay-changes/saved-text.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import { draftOver } from './draft-values.ts';
import type { EmployeeHire, FormOrigin } from './form-subject.ts';
import type { CurrentClient } from './sections/client-section.tsx';

/** Name of the draft of a form that was left or that an expired session interrupted. A stored record has one for each version. */
export const draftOf = ({ hire, record }: Pick<EmployeeFormSubject, 'hire' | 'record'>): string =>
  hire?.draft ?? (record ? `employee ${record.id} ${record.version}` : 'employee');

/** What is being edited; `record` null: a new employee. */
export interface EmployeeFormSubject {
  readonly record: (CurrentClient & { readonly id: number; readonly version: number }) | null;
  readonly sensitiveVisible: boolean;
  /** Null: a stored employee, or a new one who is not known yet. */
  readonly hire: EmployeeHire | null;
  /** Whether the viewer may change the exemption from infractions. */
  readonly mayExempt: boolean;
  readonly values: EmployeeFormValues;
}

interface FormEvents {
  readonly shownOn: FormOrigin;
  readonly onSaved: () => void;
  readonly onConflict: () => Promise<boolean>;
}

/** The form's state and submission (sections 2.10, 4 and 8). `onSaved` is called once, after success. */
export function useEmployeeForm(subject: EmployeeFormSubject, { shownOn, onSaved, onConflict }: FormEvents) {
  const mode = subject.record === null ? 'create' : 'update';
  const queries = useQueryClient();
  const waiting = useRef<readonly string[]>([]);
  const [restored, setRestored] = useState(false);
  const draftName = draftOf(subject);
  const { form, submit } = useRecordForm<EmployeeFormValues>({
    values: subject.values,
    call: employeeCall(subject, (fields) => {
      waiting.current = fields;
    }),
    thing: 'employee',
    success: () => savedText(messages.employeeForm.saved, waiting.current, 'Everything else was saved.'),
    viewAt: mode === 'create' ? (id) => pathOf('employeeDetails', { id }) : undefined,
    onSaved: async () => {
      await refreshEmployees(queries, shownOn);
      await subject.hire?.onSettled();
      onSaved();
    },
    onConflict,
    onRefused: async (problem, { setValue }) => {
      if (isUnique(problem)) setValue('personal_email', '');
      await subject.hire?.onSettled();
    },
  });

  useEffect(() => {
    const draft = takeDraft(draftName);
    if (draft === null) return;
    form.reset(draftOver(form.getValues(), draft), { keepDefaultValues: true });
    setRestored(true);
  }, [form, draftName]);

  const discardDraft = () => {
    form.reset();
    setRestored(false);
  };
  return { form, mode, submit, restored, discardDraft } as const;
}

const employeeCall = (
  { record, hire, sensitiveVisible, values: stored }: EmployeeFormSubject,
  onWaiting: (fields: readonly string[]) => void,
): FormCall<EmployeeFormValues> => ({
  errorsOf: (values) =>
    employeeFormErrors(values, {
      mode: record ? 'update' : 'create',
      sensitiveVisible,
      ...(record && { stored }),
    }),
  send: async (values, keyFor) => {
    if (record) {
      const request = updateEmployeeRequest(record, values, sensitiveVisible);
      const { pay_change } = await callApi(employeesEndpoints.update, { body: request });
      onWaiting(pay_change?.fields ?? []);
      return null;
    }
    const body = createEmployeeRequest(values, sensitiveVisible);
    const created = await (hire
      ? hire.send(body, keyFor(body))
      : callApi(employeesEndpoints.create, { body, idempotencyKey: keyFor(body) }));
    onWaiting(created.pay_change?.fields ?? []);
    return created;
  },
});

/** `validation.unique` on the personal e-mail clears it (section 8). */
function isUnique(problem: unknown): boolean {
  return isProblem(problem) && problem.body.codes?.personal_email?.includes('validation.unique') === true;
}
