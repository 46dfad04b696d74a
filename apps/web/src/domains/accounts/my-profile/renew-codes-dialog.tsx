import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { twoFactorWires } from '../accounts.wires.ts';
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
          text="The recovery codes that you have now stop working."
          label="Make new codes"
          processingLabel="Making new codes..."
          onCancel={onClose}
          send={async (current_password) => {
            const answer = await callApi(twoFactorWires.renewCodes, { body: { current_password } });
            setCodes(answer.recovery_codes);
          }}
        />
      )}
    </AppModal>
  );
}
