import { useFormState } from 'react-hook-form';
import styles from '../shifts.module.css';
import type { ShiftFormValues } from './shift-form-values.ts';

/** What is wrong with a list as a whole, under its rows. */
export function ListError({ name }: { readonly name: 'shift_breaks' | 'shift_overtimes' }) {
  const { errors } = useFormState<ShiftFormValues>();
  const error = errors[name];
  const message = error?.root?.message ?? error?.message;
  return message ? <p className={styles.problem}>{message}</p> : null;
}
