import { latestDay } from '@muster/contract/plain-day.ts';
import type { FieldValues } from 'react-hook-form';
import { FieldAct } from './field-act.tsx';
import type { FormFieldProps } from './form-field.ts';
import { TextField } from './text-field.tsx';
import { useFormField } from './use-form-field.ts';

/** A day that is often meant, such as today. */
export interface DayPreset {
  readonly label: string;
  readonly day: string;
}

/** A day as YYYY-MM-DD, '' if empty. Uses the browser's own picker, which follows the user's habits and language. */
export function DateField<Values extends FieldValues>({ max = latestDay, presets, ...props }: DateFieldProps<Values>) {
  return (
    <TextField<Values>
      {...props}
      type="date"
      max={max}
      aside={presets && presets.length > 0 ? <Presets<Values> {...props} presets={presets} /> : props.aside}
    />
  );
}

type DateFieldProps<Values extends FieldValues> = FormFieldProps<Values> & {
  readonly min?: string;
  readonly max?: string;
  readonly presets?: readonly DayPreset[] | undefined;
};

function Presets<Values extends FieldValues>({
  presets,
  ...props
}: FormFieldProps<Values> & { readonly presets: readonly DayPreset[] }) {
  const { text, setValue } = useFormField(props);
  return presets.map(({ label, day }) => (
    <FieldAct key={label} label={`${label}: ${props.label}`} disabled={text === day} onClick={() => setValue(day)}>
      {label}
    </FieldAct>
  ));
}
