const patienceMs = 5000;

/**
 * Gives the focus to the screen's heading, so that a screen reader says where the person is and the keyboard goes on from
 * there. A heading that comes late, with its data, is waited for; call the answer to give that up.
 */
export function focusHeading(): () => void {
  const found = heading();
  if (found) {
    focus(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = heading();
    // Do not move the focus if the user has begun to type or tab meanwhile.
    const isIdle = document.activeElement === null || document.activeElement === document.body;
    if (late && isIdle) focus(late);
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
