import { useFormState } from 'react-hook-form';
import styles from './list-error.module.css';

/** What is wrong with a list as a whole, under its rows. */
export function ListError({ name }: { readonly name: string }) {
  const { errors } = useFormState();
  const error = errors[name];
  const message = error?.root?.message ?? error?.message;
  return typeof message === 'string' ? <p className={styles.problem}>{message}</p> : null;
}
