import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './input.module.css';

/** The frame of every control: border, background and focus ring; `start` and `end` are next to the control. */
export function InputBox({ ref, invalid, disabled, start, end, className, children }: InputBoxProps) {
  return (
    <div
      ref={ref}
      className={classNames(styles.box, className)}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    >
      {start ? <span className={styles.side}>{start}</span> : null}
      {children}
      {end ? <span className={styles.end}>{end}</span> : null}
    </div>
  );
}

interface InputBoxProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
