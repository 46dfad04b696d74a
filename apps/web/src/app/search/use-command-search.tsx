import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';

const CommandSearch = lazy(() => import('./command-search.tsx').then((part) => ({ default: part.CommandSearch })));

/** Search of screens and people: by the button, or Ctrl+K and Cmd+K anywhere. Its code loads with the first use. */
export function useCommandSearch(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [state, setState] = useState({ opened: false, turn: 0 });
  const open = useCallback(() => setState(({ turn }) => ({ opened: true, turn: turn + 1 })), []);
  const close = useCallback(() => setState(({ turn }) => ({ opened: false, turn })), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const dialog =
    state.turn === 0 ? null : (
      <Suspense>
        <CommandSearch key={state.turn} opened={state.opened} onClose={close} />
      </Suspense>
    );
  return { open, dialog };
}
