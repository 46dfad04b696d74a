import { correctionLabels as labels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DateTimeField } from '../../../platform/form/date-time-field.tsx';
import { FieldRow, FieldRows } from '../../../platform/form/field-rows.tsx';
import type { CorrectionFormValues } from './correction-form-values.ts';

const mostBreaks = 8;

export function CorrectionBreakRows() {
  const { fields, append, remove } = useFieldArray<CorrectionFormValues, 'breaks'>({ name: 'breaks' });
  const from = useWatch<CorrectionFormValues, 'in'>({ name: 'in' });
  const add = { label: 'Add break', onAdd: () => append({ start: from, end: from }) };
  return (
    <FieldRows name="breaks" more={fields.length < mostBreaks ? [add] : []}>
      {fields.map(({ id }, index) => (
        <FieldRow
          key={id}
          legend={`Break ${index + 1}`}
          thing={`break ${index + 1}`}
          wide
          onRemove={() => remove(index)}
        >
          <DateTimeField<CorrectionFormValues> name={`breaks.${index}.start`} label={labels.start} required />
          <DateTimeField<CorrectionFormValues> name={`breaks.${index}.end`} label={labels.end} required />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
