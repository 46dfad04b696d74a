import { isLayerOpen } from '../../ui/overlay/use-escape-layer.ts';

const patienceMs = 5000;

/**
 * Moves the focus to the screen's heading, so that a screen reader announces the screen and the keyboard continues from
 * there. Waits for a heading that appears with its data; call the returned function to stop waiting. A dialog that was opened
 * before the screen appeared keeps the focus.
 */
export function focusHeading(): () => void {
  const found = heading();
  if (found) {
    if (!isLayerOpen()) focus(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = heading();
    // Do not move the focus if the user has started to type or tab.
    const isIdle = document.activeElement === null || document.activeElement === document.body;
    if (late && isIdle && !isLayerOpen()) focus(late);
    if (late) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = window.setTimeout(() => observer.disconnect(), patienceMs);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}

const heading = () => document.querySelector<HTMLElement>('main h1');

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
