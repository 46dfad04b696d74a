import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { twoFactorEndpoints } from '../../../platform/api/endpoints/two-factor.generated.ts';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function RenewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <AppModal
      opened
      onClose={onClose}
      fixed={codes !== null}
      title={codes ? 'Keep your recovery codes' : 'Make new recovery codes'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordForm
          text="Your current recovery codes will stop working."
          label="Make new codes"
          processingLabel="Making new codes..."
          onCancel={onClose}
          send={async (current_password) => {
            const answer = await callApi(twoFactorEndpoints.renewRecoveryCodes, { body: { current_password } });
            setCodes(answer.recovery_codes);
          }}
        />
      )}
    </AppModal>
  );
}
