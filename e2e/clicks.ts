import type { Locator } from '@playwright/test';

/** Counts the presses of a task. Typing and Tab need none; a field that was reached by Tab takes its text. */
export function countClicks() {
  let count = 0;
  return {
    click: async (target: Locator) => {
      await target.click();
      count += 1;
    },
    count: () => count,
  };
}
