import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetToken } from '../../../platform/api/by-token.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { signInEndpoints } from '../../../platform/api/endpoints/sign-in.generated.ts';
import { twoFactorEndpoints } from '../../../platform/api/endpoints/two-factor.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import formStyles from '../account-forms.module.css';
import { accountKeys } from '../accounts.queries.ts';
import { SecondFactorField } from '../second-factor-field.tsx';
import { PasswordForm } from './password-form.tsx';

/** Requires both factors, so that an open session is not enough. */
export function TwoFactorOffDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [kind, setKind] = useState<'code' | 'recovery_code'>('code');
  const [text, setText] = useState('');
  const send = async (password: string) => {
    await callApi(signInEndpoints.confirmPassword, { body: { password, [kind]: text.trim() } });
    await callApi(twoFactorEndpoints.endTwoFactor);
    forgetToken();
    await queries.invalidateQueries({ queryKey: accountKeys.details });
    showSuccess('Two-factor sign-in has been turned off.');
    onClose();
  };
  return (
    <AppModal opened onClose={onClose} title="Turn off two-factor sign-in">
      <PasswordForm
        text="From then on the password alone signs you in."
        label="Turn off"
        processingLabel="Turning off..."
        danger
        onCancel={onClose}
        send={send}
      >
        {(errorOf) => (
          <>
            <SecondFactorField
              kind={kind}
              value={text}
              onChange={setText}
              error={errorOf('code') ?? errorOf('recovery_code')}
            />
            <div>
              <button
                type="button"
                className={formStyles.link}
                onClick={() => {
                  setKind(kind === 'code' ? 'recovery_code' : 'code');
                  setText('');
                }}
              >
                {kind === 'code' ? 'Use a recovery code' : 'Use the authenticator app'}
              </button>
            </div>
          </>
        )}
      </PasswordForm>
    </AppModal>
  );
}
