import { useEffect, useState } from 'react';
import { IdentityDialog } from '../../domains/accounts/index.ts';
import { provideIdentityDialog } from '../../platform/api/identity-confirmation.ts';

/** Asks for the password when a call requires it again; the call continues afterwards. */
export function IdentityGate() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  useEffect(() => provideIdentityDialog(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  if (answer === null) return null;
  const settle = (confirmed: boolean) => {
    setAnswer(null);
    answer(confirmed);
  };
  return <IdentityDialog onConfirmed={() => settle(true)} onClose={() => settle(false)} />;
}
