import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { SecondFactorField } from '../second-factor-field.tsx';
import { answerChallenge, type SecondFactor, type SignInStep } from '../sign-in.ts';

/** The code of the authenticator app, or one recovery code. A wrong code leaves the challenge open (section 8). */
export function ChallengeForm({ email, onStep, onBack }: ChallengeFormProps) {
  const [kind, setKind] = useState<'code' | 'recovery_code'>('code');
  const [text, setText] = useState('');
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLInputElement>(`input[name="${kind}"]`)?.focus();
  }, [kind]);
  const factor: SecondFactor = kind === 'code' ? { code: text.trim() } : { recovery_code: text.trim() };
  const label = kind === 'code' ? 'Code' : 'Recovery code';
  const form = useSubmit({
    check: () => missingFields({ [kind]: { value: text.trim(), text: validationMessages.required(label) } }),
    send: async () => onStep(await answerChallenge(factor, email), email),
  });
  const switchKind = () => {
    setKind(kind === 'code' ? 'recovery_code' : 'code');
    setText('');
  };
  return (
    <form ref={box} className={styles.form} noValidate onSubmit={form.onSubmit} aria-label="Two-factor code">
      {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
      <SecondFactorField
        kind={kind}
        value={text}
        onChange={setText}
        error={form.errorOf('code') ?? form.errorOf(kind)}
      />
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {form.busy ? 'Checking...' : 'Continue'}
      </Button>
      <div className={styles.center}>
        <button type="button" className={styles.link} onClick={switchKind}>
          {kind === 'code' ? 'Use a recovery code' : 'Use the authenticator app'}
        </button>
        <button type="button" className={styles.link} onClick={onBack}>
          Sign in as another user
        </button>
      </div>
    </form>
  );
}

interface ChallengeFormProps {
  /** Null if the page was loaded with the challenge already open. */
  readonly email: string | null;
  readonly onStep: (step: SignInStep, email: string | null) => Promise<void>;
  readonly onBack: () => void;
}
