import { impersonationAccess } from '@muster/contract/domains/accounts/impersonation.policy.ts';
import type { ReactNode } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useMay, useUser } from '../../../platform/session/use-session.ts';

const ActAsDialog = lazyPanel(() => import('./act-as-dialog.tsx').then((part) => part.ActAsDialog));

export interface ActAsPerson {
  readonly userId: number;
  readonly name: string;
}

/** Impersonation (section 6): whether it is offered for an account, and the dialog with the reason. */
export function useActAs(): ActAs {
  const { open, panel } = useLazyPanel(({ userId, name }: ActAsPerson, state) => (
    <ActAsDialog userId={userId} name={name} {...state} />
  ));
  const me = useUser();
  const mayActAs = useMay(impersonationAccess);
  return {
    isOffered: (userId): userId is number =>
      mayActAs && me.impersonator === null && userId !== null && me.id !== userId,
    ask: open,
    dialog: panel,
  };
}

interface ActAs {
  isOffered(userId: number | null): userId is number;
  ask(person: ActAsPerson): void;
  readonly dialog: ReactNode;
}
