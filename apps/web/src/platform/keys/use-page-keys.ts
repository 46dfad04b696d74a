import { useEffect, useRef } from 'react';
import { isCovered, takesKeys } from './takes-keys.ts';

interface PageKeysOptions {
  readonly isOn?: boolean;
  /** Whether something else has the keys. By default a field or a menu. A dialog over the page always has them. */
  readonly isTaken?: (target: EventTarget | null) => boolean;
}

/** Only these act again while they are held. A held A would decide on one person after the other. */
const moving = new Set(['j', 'k', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/**
 * Keys of a page or of a part of it, pressed without Ctrl, Cmd or Alt. Letters arrive in lower case. What `onPress` returns true for
 * has no other effect.
 */
export function usePageKeys(
  onPress: (key: string, event: KeyboardEvent) => boolean,
  { isOn = true, isTaken = takesKeys }: PageKeysOptions = {},
): void {
  const latest = useRef({ onPress, isTaken });
  useEffect(() => {
    latest.current = { onPress, isTaken };
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isCovered() || latest.current.isTaken(event.target)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (event.repeat && !moving.has(key)) return;
      if (latest.current.onPress(key, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
