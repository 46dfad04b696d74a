import { type ComponentProps, type RefCallback, useEffect, useRef } from 'react';
import styles from './check.module.css';

/** `mixed` means that some are selected. Give it a label, or `aria-label`. */
export function Checkbox({ mixed = false, inputRef, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  const hold = (element: HTMLInputElement | null) => {
    input.current = element;
    inputRef?.(element);
  };
  return <input ref={hold} {...rest} type="checkbox" className={styles.checkbox} />;
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'className'> {
  readonly mixed?: boolean;
  readonly inputRef?: RefCallback<HTMLInputElement>;
}
