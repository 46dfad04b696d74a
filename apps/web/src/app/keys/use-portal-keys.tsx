import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { takesKeys } from '../../platform/keys/takes-keys.ts';
import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../platform/panel/use-lazy-panel.tsx';
import { readerOf, usePageData } from '../../platform/session/use-session.ts';
import { type GoKey, goKeysFor } from './go-keys.ts';

const KeysDialog = lazyPanel(() => import('./keys-dialog.tsx').then((part) => part.KeysDialog));

/** How long G waits for its letter. */
const patienceMs = 1500;

/** The keys of every screen: G and a letter goes to a screen, and ? lists all keys. */
export function usePortalKeys(): { readonly showKeys: () => void; readonly dialog: ReactNode } {
  const navigate = useNavigate();
  const reader = readerOf(usePageData());
  const goKeys = reader ? goKeysFor(reader) : [];
  const { open, panel } = useLazyPanel((keys: readonly GoKey[], state) => <KeysDialog goKeys={keys} {...state} />);
  const showKeys = () => open(goKeys);
  const latest = useRef({ goKeys, showKeys, navigate });
  useEffect(() => {
    latest.current = { goKeys, showKeys, navigate };
  });
  useEffect(() => {
    let waiting = 0;
    const stop = () => {
      window.clearTimeout(waiting);
      waiting = 0;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return stop();
      if (waiting !== 0 && event.key !== 'Shift') {
        stop();
        const found = latest.current.goKeys.find(({ letter }) => letter === event.key.toLowerCase());
        // A letter after G is never the key of the screen: A would approve.
        event.preventDefault();
        event.stopImmediatePropagation();
        if (found) void latest.current.navigate(found.to);
      } else if (event.key === 'g') waiting = window.setTimeout(stop, patienceMs);
      else if (event.key === '?') {
        event.preventDefault();
        latest.current.showKeys();
      }
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      stop();
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return { showKeys, dialog: panel };
}
