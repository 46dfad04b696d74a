import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { twoFactorEndpoints } from '../../../platform/api/endpoints/two-factor.generated.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { SecondFactorField } from '../second-factor-field.tsx';
import styles from './my-profile.module.css';

/** The QR code for the authenticator app, the secret to type, and the first code. */
export function EnrolmentForm({ enrolment, onCancel, onCodes }: EnrolmentFormProps) {
  const [code, setCode] = useState('');
  const form = useSubmit({
    check: () => missingFields({ code: { value: code, text: validationMessages.required('Code') } }),
    send: async () => {
      const { recovery_codes } = await callApi(twoFactorEndpoints.confirmTwoFactor, { body: { code } });
      onCodes(recovery_codes);
    },
  });
  return (
    <form className={styles.dialog} noValidate onSubmit={form.onSubmit} aria-label="Confirm two-factor sign-in">
      {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
      <div className={styles.enrol}>
        <img src={pictureAddress(enrolment.qr)} alt="QR code for your authenticator app" width={176} height={176} />
        <div>
          <p>Scan the QR code with an authenticator app on your phone.</p>
          <p className={styles.muted}>Or enter this key:</p>
          <p className={styles.secret}>{enrolment.secret}</p>
        </div>
      </div>
      <SecondFactorField kind="code" value={code} onChange={setCode} error={form.errorOf('code')} />
      <div className={styles.foot}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" busy={form.busy}>
          {form.busy ? 'Turning on...' : 'Turn on'}
        </Button>
      </div>
    </form>
  );
}

interface EnrolmentFormProps {
  readonly enrolment: { readonly qr: string; readonly secret: string };
  readonly onCancel: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The server sends an SVG. As the source of an image it cannot run scripts. */
const pictureAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
