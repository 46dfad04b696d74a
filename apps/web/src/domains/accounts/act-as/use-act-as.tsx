import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMay, useUser } from '../../../platform/session/use-session.ts';

const ActAsDialog = lazy(() => import('./act-as-dialog.tsx').then((part) => ({ default: part.ActAsDialog })));

export interface ActAsPerson {
  readonly userId: number;
  readonly name: string;
}

/** For those who may act as other users (section 6): whether it is offered for an account, and the question why. */
export function useActAs(): ActAs {
  const [asked, setAsked] = useState<(ActAsPerson & { turn: number; opened: boolean }) | null>(null);
  const me = useUser();
  const mayActAs = useMay({ permissions: ['can impersonate users'] });
  return {
    isOffered: (userId): userId is number =>
      mayActAs && me.impersonator === null && userId !== null && me.id !== userId,
    ask: (person) => setAsked({ ...person, turn: (asked?.turn ?? 0) + 1, opened: true }),
    dialog: asked ? (
      <Suspense>
        <ActAsDialog
          key={asked.turn}
          userId={asked.userId}
          name={asked.name}
          opened={asked.opened}
          onClose={() => setAsked({ ...asked, opened: false })}
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
