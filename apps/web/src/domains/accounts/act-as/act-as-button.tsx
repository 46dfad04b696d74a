import { IconSpy } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { useActAs } from './use-act-as.tsx';

/** Shown next to a person with an account, for users who may impersonate. */
export function ActAsButton({ userId, name }: { readonly userId: number | null; readonly name: string }) {
  const { isOffered, ask, dialog } = useActAs();
  if (!isOffered(userId)) return null;
  return (
    <>
      <Button icon={<IconSpy aria-hidden="true" />} onClick={() => ask({ userId, name })} aria-haspopup="dialog">
        Act as
      </Button>
      {dialog}
    </>
  );
}
