import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const patienceMs = 5000;

/**
 * After each navigation the focus goes to the new screen's heading, so that a screen reader says where the person is and
 * the keyboard goes on from there. Not on the first load, where the browser starts at the top by itself.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return whenHeadingStands(focusHeading);
  }, [pathname]);
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Screens whose data is on its way have no heading yet. */
function whenHeadingStands(act: (heading: HTMLElement) => void): () => void {
  const heading = () => document.querySelector<HTMLElement>('main h1');
  const found = heading();
  if (found) {
    act(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = heading();
    // Whoever has begun to type or tab meanwhile is left alone.
    const isIdle = document.activeElement === null || document.activeElement === document.body;
    if (late && isIdle) act(late);
    if (late) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = window.setTimeout(() => observer.disconnect(), patienceMs);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}
