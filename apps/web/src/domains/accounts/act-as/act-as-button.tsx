import { IconSpy } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMay, useUser } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';

const ActAsDialog = lazy(() => import('./act-as-dialog.tsx').then((part) => ({ default: part.ActAsDialog })));

/** For those who may act as other users, beside somebody who has an account (section 6). */
export function ActAsButton({ userId, name }: { readonly userId: number | null; readonly name: string }) {
  const [asked, setAsked] = useState({ turn: 0, opened: false });
  const me = useUser();
  const mayActAs = useMay({ permissions: ['can impersonate users'] });
  if (userId === null || !mayActAs || me.impersonator !== null || me.id === userId) return null;
  return (
    <>
      <Button
        icon={<IconSpy aria-hidden="true" />}
        onClick={() => setAsked({ turn: asked.turn + 1, opened: true })}
        aria-haspopup="dialog"
      >
        Act as
      </Button>
      {asked.turn === 0 ? null : (
        <Suspense>
          <ActAsDialog
            key={asked.turn}
            userId={userId}
            name={name}
            opened={asked.opened}
            onClose={() => setAsked({ ...asked, opened: false })}
          />
        </Suspense>
      )}
    </>
  );
}
