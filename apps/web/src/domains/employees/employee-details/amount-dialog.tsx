import { amountLabels, newAmountBody } from '@muster/contract/domains/employees/employee-cost.schemas.ts';
import type { AmountHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type FieldErrors, FormProvider, type Resolver, useForm, useFormState } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { fieldErrorsOf, problemText } from '../../../platform/api/problem-error.ts';
import { useSubmissionKey } from '../../../platform/api/submission-key.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { FormErrors } from '../../../platform/form/form-errors.tsx';
import { MoneyField } from '../../../platform/form/money-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { useCurrencyChoices } from '../employee-form/use-choices.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import type { AmountTexts } from './amount-kinds.ts';
import { AmountPreview, type AmountValues } from './amount-preview.tsx';
import styles from './employee-details.module.css';

/** A new dated amount. What was before stays in the table behind it. */
export function AmountDialog({ employeeId, rows, texts, opened, onClose }: AmountDialogProps) {
  const formId = useId();
  const currencies = useCurrencyChoices();
  const { form, submit } = useAmountForm(employeeId, texts, onClose);
  const { isSubmitting } = useFormState({ control: form.control });
  const { add, adding, cancel } = messages.employeeForm.button;
  return (
    <FormProvider {...form}>
      <AppModal
        opened={opened}
        onClose={isSubmitting ? () => undefined : onClose}
        title={texts.add}
        actions={
          <>
            <Button onClick={onClose} disabled={isSubmitting}>
              {cancel}
            </Button>
            <Button type="submit" form={formId} tone="primary" busy={isSubmitting}>
              {isSubmitting ? adding : add}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          aria-label={texts.add}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
        >
          <p className={styles.hint}>The one in force now ends the day before.</p>
          <FormErrors />
          <MoneyField<AmountValues> name="amount" label={amountLabels.amount} required maxLength={14} />
          <SelectField<AmountValues>
            name="currency_id"
            label={amountLabels.currency_id}
            required
            numeric
            {...currencies}
          />
          <DateField<AmountValues> name="effective_from" label={amountLabels.effective_from} required />
          <DateField<AmountValues> name="effective_to" label={amountLabels.effective_to} />
          <AmountPreview rows={rows} />
        </form>
      </AppModal>
    </FormProvider>
  );
}

interface AmountDialogProps {
  readonly employeeId: number;
  /** Of the kind, newest first. */
  readonly rows: readonly AmountHistoryRow[];
  readonly texts: AmountTexts;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function useAmountForm(employee_id: number, { kind, title }: AmountTexts, onDone: () => void) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const form = useForm<AmountValues>({
    defaultValues: { amount: '', currency_id: null, effective_from: '', effective_to: '' },
    resolver: resolverFor(employee_id, kind),
    shouldFocusError: false,
  });
  const save = async (values: AmountValues) => {
    const body = { employee_id, kind, ...values, currency_id: values.currency_id ?? 0 };
    try {
      await callApi(employeeHistoryEndpoints.addAmount, { body, idempotencyKey: submission.keyFor(body) });
    } catch (problem) {
      const errors = fieldErrorsOf(problem);
      if (Object.keys(errors).length > 0) applyServerErrors(form, errors);
      else form.setError('root.server', { type: 'server', message: problemText(problem) });
      return;
    }
    submission.settle();
    showSuccess(successMessage(title, 'added'));
    await refreshEmployees(queries, 'details');
    onDone();
  };
  return { form, submit: form.handleSubmit(save) } as const;
}

/** The call's own rules; what the form holds goes out as it is. */
function resolverFor(employee_id: number, kind: AmountTexts['kind']): Resolver<AmountValues> {
  return (values) => {
    const { error } = newAmountBody.safeParse({ employee_id, kind, ...values });
    if (!error) return { values, errors: {} };
    const worded = error.issues.map(({ path, message }) => [String(path[0]), { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(worded) as FieldErrors<AmountValues> };
  };
}
