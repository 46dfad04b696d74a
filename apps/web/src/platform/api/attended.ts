import { now } from '../clock/clock.ts';

const attendedMs = 60_000;

let lastInput = now();

/** Notes that somebody is there. Call once. */
export function watchInput(page: Window): void {
  const note = () => {
    lastInput = now();
  };
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    page.addEventListener(event, note, { capture: true, passive: true });
  }
}

/**
 * Whether somebody has used the page within the last minute. What a page asks for without that (a push event, a new
 * connection) keeps no session alive (reliability row 3).
 */
export const isAttended = (at = now()): boolean => at - lastInput < attendedMs;
