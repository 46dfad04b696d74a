import { now } from '../clock/clock.ts';

const attendedMs = 60_000;

let lastInput = now();

/** Watches for user activity. Call once. */
export function watchInput(page: Window): void {
  const note = () => {
    lastInput = now();
  };
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    page.addEventListener(event, note, { capture: true, passive: true });
  }
}

/**
 * Whether the user was active within the last minute. Other requests (for a push event, a new connection) do not keep a
 * session alive (reliability row 3).
 */
export const isAttended = (at = now()): boolean => at - lastInput < attendedMs;
