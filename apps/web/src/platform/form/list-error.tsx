import { useFormState } from 'react-hook-form';
import styles from './list-error.module.css';

/** The error of a list as a whole, below its rows. */
export function ListError({ name }: { readonly name: string }) {
  const { errors } = useFormState();
  const error = errors[name];
  const message = error?.root?.message ?? error?.message;
  return typeof message === 'string' ? <p className={styles.problem}>{message}</p> : null;
}
