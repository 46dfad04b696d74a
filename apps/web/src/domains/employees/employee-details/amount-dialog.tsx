import { amountLabels, newAmountBody } from '@muster/contract/domains/employees/employee-cost.schemas.ts';
import type { AmountHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { formCall } from '../../../platform/form/form-call.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { MoneyField } from '../../../platform/form/money-field.tsx';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { useChangeDays } from '../../../platform/form/use-change-days.ts';
import { currencies } from '../../lookups/index.ts';
import { savedText } from '../pay-changes/saved-text.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import type { AmountTexts } from './amount-kinds.ts';
import { AmountPreview, type AmountValues } from './amount-preview.tsx';

/** A new dated amount. Earlier ones stay in the table behind it. */
export function AmountDialog({ employeeId, rows, texts, opened, onClose }: AmountDialogProps) {
  const queries = useQueryClient();
  const money = useLookup(currencies);
  const waiting = useRef<readonly string[]>([]);
  const { add, adding } = messages.employeeForm.button;
  return (
    <RecordDialog<AmountValues>
      title={texts.add}
      intro="The current one ends the day before."
      button={{ label: add, processingLabel: adding }}
      opened={opened}
      onClose={onClose}
      values={{ amount: '', currency_id: null, effective_from: '', effective_to: '' }}
      call={formCall({
        schema: newAmountBody,
        bodyOf: (values) => ({ employee_id: employeeId, kind: texts.kind, ...values }),
        send: async (body, idempotencyKey) => {
          const { pay_change } = await callApi(employeeHistoryEndpoints.addAmount, { body, idempotencyKey });
          waiting.current = pay_change?.fields ?? [];
        },
      })}
      thing={texts.title.toLowerCase()}
      success={() => savedText(successMessage(texts.title, 'added'), waiting.current)}
      onSaved={() => refreshEmployees(queries, 'details')}
    >
      <MoneyField<AmountValues> name="amount" label={amountLabels.amount} required maxLength={14} />
      <SelectField<AmountValues>
        name="currency_id"
        label={amountLabels.currency_id}
        required
        numeric
        {...money.choices}
      />
      <DateField<AmountValues>
        name="effective_from"
        label={amountLabels.effective_from}
        required
        presets={useChangeDays()}
      />
      <DateField<AmountValues> name="effective_to" label={amountLabels.effective_to} />
      <AmountPreview rows={rows} />
    </RecordDialog>
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
