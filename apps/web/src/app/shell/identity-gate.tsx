import { lazy, Suspense, useEffect, useState } from 'react';
import { provideIdentityDialog } from '../../platform/api/identity-confirmation.ts';

const IdentityDialog = lazy(() =>
  import('../../domains/accounts/index.ts').then((accounts) => ({ default: accounts.IdentityDialog })),
);

/** Stands ready for calls that want the password given anew; they go on by themselves once it was. */
export function IdentityGate() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  useEffect(
    () => provideIdentityDialog(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  );
  if (answer === null) return null;
  const settle = (confirmed: boolean) => {
    setAnswer(null);
    answer(confirmed);
  };
  return (
    <Suspense>
      <IdentityDialog onConfirmed={() => settle(true)} onCancel={() => settle(false)} />
    </Suspense>
  );
}
