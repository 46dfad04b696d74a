import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password with a button that shows it. Set `autoComplete` to 'current-password' or 'new-password'. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.inner}
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={17} aria-hidden="true" /> : <IconEye size={17} aria-hidden="true" />}
        </button>
      }
    />
  );
}
