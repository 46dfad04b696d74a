import { lazy, type ReactNode, Suspense } from 'react';
import { useOpening } from '../../../platform/form/use-opening.ts';
import { useMay, useUser } from '../../../platform/session/use-session.ts';

const ActAsDialog = lazy(() => import('./act-as-dialog.tsx').then((part) => ({ default: part.ActAsDialog })));

export interface ActAsPerson {
  readonly userId: number;
  readonly name: string;
}

/** Impersonation (section 6): whether it is offered for an account, and the dialog with the reason. */
export function useActAs(): ActAs {
  const { opening, open, close } = useOpening<ActAsPerson>();
  const me = useUser();
  const mayActAs = useMay({ permissions: ['can impersonate users'] });
  return {
    isOffered: (userId): userId is number =>
      mayActAs && me.impersonator === null && userId !== null && me.id !== userId,
    ask: open,
    dialog: opening ? (
      <Suspense>
        <ActAsDialog
          key={opening.turn}
          userId={opening.subject.userId}
          name={opening.subject.name}
          opened={opening.opened}
          onClose={close}
        />
      </Suspense>
    ) : null,
  };
}

interface ActAs {
  isOffered(userId: number | null): userId is number;
  ask(person: ActAsPerson): void;
  readonly dialog: ReactNode;
}
