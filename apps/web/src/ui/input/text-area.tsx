import type { ComponentProps } from 'react';
import styles from './input.module.css';
import { InputBox } from './input-box.tsx';

/** Several lines of text; grows with its content. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <InputBox invalid={rest['aria-invalid'] === true} disabled={rest.disabled} className={className}>
      <textarea {...rest} rows={rows} style={{ minHeight: `calc(${rows}lh + 18px)` }} className={styles.area} />
    </InputBox>
  );
}
