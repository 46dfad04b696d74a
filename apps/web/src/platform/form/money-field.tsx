import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './form-field.ts';
import { NumberField } from './number-field.tsx';

/** An amount in whole currency units with two decimals, '25,000.00' (section 9). */
export function MoneyField<Values extends FieldValues>({
  currency,
  ...props
}: FormFieldProps<Values> & { readonly currency?: string | undefined; readonly maxLength?: number }) {
  return <NumberField {...props} decimals={2} unit={currency} />;
}
