import { type RefObject, useEffect, useState } from 'react';

interface Delays {
  readonly hoverMs: number;
  readonly focusMs: number;
}

export const firstControl = (wrapper: HTMLElement | null) =>
  wrapper?.firstElementChild instanceof HTMLElement ? wrapper.firstElementChild : null;

/** Whether the mouse rests on the first control in the wrapper or it has keyboard focus. A press or a key ends it. */
export function useInterest(wrapper: RefObject<HTMLElement | null>, { hoverMs, focusMs }: Delays): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const control = firstControl(wrapper.current);
    if (control === null) return;
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      setShown(false);
    };
    const showIn = (ms: number) => {
      clearTimeout(timer);
      if (ms === 0) setShown(true);
      else timer = window.setTimeout(() => setShown(true), ms);
    };
    const showSoon = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') showIn(hoverMs);
    };
    const showAtFocus = () => {
      if (control.matches(':focus-visible')) showIn(focusMs);
    };
    const ends = ['pointerleave', 'pointerdown', 'blur', 'keydown'];
    control.addEventListener('pointerenter', showSoon);
    control.addEventListener('focus', showAtFocus);
    for (const end of ends) control.addEventListener(end, hide);
    return () => {
      clearTimeout(timer);
      control.removeEventListener('pointerenter', showSoon);
      control.removeEventListener('focus', showAtFocus);
      for (const end of ends) control.removeEventListener(end, hide);
    };
  }, [wrapper, hoverMs, focusMs]);
  return shown;
}
