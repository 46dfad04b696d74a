import { IconSpy } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { useActAs } from './use-act-as.tsx';

/** Beside somebody who has an account, for those who may act as others. */
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
