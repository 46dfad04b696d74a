import type { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetToken } from '../../../platform/api/by-token.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { signInEndpoints } from '../../../platform/api/endpoints/sign-in.generated.ts';
import { twoFactorEndpoints } from '../../../platform/api/endpoints/two-factor.generated.ts';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { accountKeys } from '../accounts.queries.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Enrolment = AnswerOf<(typeof twoFactorCalls)['startTwoFactor']>;
type Step =
  | { readonly at: 'password' }
  | { readonly at: 'enrolment'; readonly enrolment: Enrolment }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const titles = {
  password: 'Set up two-factor sign-in',
  enrolment: 'Scan the code with your app',
  codes: 'Keep your recovery codes',
};

/** Password, QR code and code, recovery codes. Active from the confirmed code on, with a new token. */
export function TwoFactorSetup({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'password' });
  return (
    <AppModal opened onClose={onClose} title={titles[step.at]} fixed={step.at === 'codes'}>
      {step.at === 'password' ? (
        <PasswordForm
          text="Confirm your current password."
          label="Continue"
          processingLabel="Checking..."
          onCancel={onClose}
          send={async (password) => {
            await callApi(signInEndpoints.confirmPassword, { body: { password } });
            setStep({ at: 'enrolment', enrolment: await callApi(twoFactorEndpoints.startTwoFactor) });
          }}
        />
      ) : null}
      {step.at === 'enrolment' ? (
        <EnrolmentForm
          enrolment={step.enrolment}
          onCancel={onClose}
          onCodes={(codes) => {
            setStep({ at: 'codes', codes });
            forgetToken();
            void queries.invalidateQueries({ queryKey: accountKeys.details });
          }}
        />
      ) : null}
      {step.at === 'codes' ? <RecoveryCodes codes={step.codes} onDone={onClose} /> : null}
    </AppModal>
  );
}
