import type { ComponentProps, ReactNode } from 'react';
import styles from './input.module.css';
import { InputBox } from './input-box.tsx';

/** A line of text. `start` and `end` hold an icon, a unit or a small button. */
export function TextInput({ start, end, className, ...rest }: TextInputProps) {
  return (
    <InputBox
      invalid={rest['aria-invalid'] === true}
      disabled={rest.disabled}
      start={start}
      end={end}
      className={className}
    >
      <input type="text" {...rest} className={styles.input} />
    </InputBox>
  );
}

export interface TextInputProps extends ComponentProps<'input'> {
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}
