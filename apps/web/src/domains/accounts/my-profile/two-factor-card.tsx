import { useState } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useUser } from '../../../platform/session/use-session.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import styles from './my-profile.module.css';

const SetUp = lazyPanel(() => import('./two-factor-setup.tsx').then((part) => part.TwoFactorSetup));
const Renew = lazyPanel(() => import('./renew-codes-dialog.tsx').then((part) => part.RenewCodesDialog));
const TurnOff = lazyPanel(() => import('./two-factor-off-dialog.tsx').then((part) => part.TwoFactorOffDialog));

type Task = 'set-up' | 'renew' | 'turn-off';

/** Two-factor sign-in: set up, create new recovery codes, turn off. */
export function TwoFactorCard({ isOn }: { readonly isOn: boolean }) {
  const isImpersonated = useUser().impersonator !== null;
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <Card title="Two-factor sign-in" actions={<StateBadge word={isOn ? 'On' : 'Off'} />}>
      <div className={styles.between}>
        <p className={styles.muted}>{textFor(isOn, isImpersonated)}</p>
        <div className={styles.actions}>
          {isOn ? (
            <>
              <Button disabled={isImpersonated} onClick={() => setTask('renew')}>
                New recovery codes
              </Button>
              <Button disabled={isImpersonated} onClick={() => setTask('turn-off')}>
                Turn off
              </Button>
            </>
          ) : (
            <Button disabled={isImpersonated} onClick={() => setTask('set-up')}>
              Set up
            </Button>
          )}
        </div>
      </div>
      {task === 'set-up' ? <SetUp onClose={close} /> : null}
      {task === 'renew' ? <Renew onClose={close} /> : null}
      {task === 'turn-off' ? <TurnOff onClose={close} /> : null}
    </Card>
  );
}

function textFor(isOn: boolean, isImpersonated: boolean): string {
  if (isImpersonated) return 'This cannot be changed while you act as another user.';
  return isOn
    ? 'A code from your authenticator app is required when you sign in.'
    : 'Require a code from your authenticator app when you sign in. Protects your account if your password is leaked.';
}
