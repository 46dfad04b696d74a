import { validationMessages } from '@muster/contract/validation-messages.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { companyEndpoints } from '../../../platform/api/endpoints/company.generated.ts';
import { missingFields, useSubmit } from '../../../platform/form/use-submit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../account-forms.module.css';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { useLinkParts } from '../mailed-link.ts';

/** Somebody with a sign-in accepts the invitation of a further company. */
export function JoinCompanyForm({ company, onDone }: JoinCompanyFormProps) {
  const parts = useLinkParts();
  const [password, setPassword] = useState('');
  const form = useSubmit({
    check: () => missingFields({ password: { value: password, text: validationMessages.required('Password') } }),
    send: async () => {
      await callApi(companyEndpoints.joinCompany, { body: { ...parts, password } });
      onDone();
    },
  });
  const problem = form.problem ?? form.otherErrors(['password'])[0];
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label={`Join ${company}`}>
      {problem ? <Notice tone="red">{problem}</Notice> : null}
      <input type="hidden" name="email" autoComplete="username" value={parts.email} readOnly />
      <CurrentPasswordField value={password} error={form.errorOf('password')} onChange={setPassword} />
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {form.busy ? 'Accepting...' : 'Accept invitation'}
      </Button>
    </form>
  );
}

interface JoinCompanyFormProps {
  readonly company: string;
  readonly onDone: () => void;
}
