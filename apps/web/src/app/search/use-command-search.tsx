import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';

const CommandSearch = lazyPanel(() => import('./command-search.tsx').then((part) => part.CommandSearch));

const closed = { opened: false, hasFocus: false, term: '', turn: 0 };

/** Search of the portal: by the button, or Ctrl+K and Cmd+K anywhere. Its code loads with the first use. */
export function useCommandSearch(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [state, setState] = useState(closed);
  const open = useCallback(() => setState(({ turn }) => ({ ...closed, opened: true, turn: turn + 1 })), []);
  const change = useCallback((next: Partial<typeof closed>) => setState((before) => ({ ...before, ...next })), []);
  const add = useCallback((letter: string) => setState((before) => ({ ...before, term: before.term + letter })), []);
  useShortcut(open);
  useEarlyLetters(state.opened && !state.hasFocus, add);
  const dialog =
    state.turn === 0 ? null : (
      <CommandSearch
        key={state.turn}
        opened={state.opened}
        onClose={() => change({ opened: false })}
        term={state.term}
        onTermChange={(term) => change({ term })}
        onFocus={() => change({ hasFocus: true })}
      />
    );
  return { open, dialog };
}

function useShortcut(open: () => void): void {
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
}

/** Users of the shortcut start typing immediately: the letters are kept while the code of the box loads. */
function useEarlyLetters(isWaiting: boolean, add: (letter: string) => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      add(event.key);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isWaiting, add]);
}
