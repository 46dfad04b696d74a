import { type KeyboardEvent, type RefObject, useRef } from 'react';

const typingPauseMs = 600;

/** Keyboard of a menu, as in the ARIA practices; calls `leave` for Tab. */
export function useMenuKeys(list: RefObject<HTMLElement | null>, leave: () => void) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];
    const current = items.findIndex((item) => item.matches(':focus'));
    const go = (index: number) => {
      event.preventDefault();
      event.stopPropagation();
      items.at(index % items.length)?.focus();
    };
    if (event.key === 'ArrowDown') go(current + 1);
    else if (event.key === 'ArrowUp') go(current <= 0 ? items.length - 1 : current - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(items.length - 1);
    else if (event.key === 'Tab') {
      event.preventDefault();
      leave();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const fresh = event.timeStamp - typed.current.at > typingPauseMs;
      typed.current = { text: (fresh ? '' : typed.current.text) + event.key.toLowerCase(), at: event.timeStamp };
      const found = items.findIndex((item) => item.textContent?.toLowerCase().startsWith(typed.current.text));
      if (found >= 0) go(found);
    }
  };
}
