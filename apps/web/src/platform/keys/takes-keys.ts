const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether single keys belong to something else than the page: a field, a menu, or a dialog over the page. */
export const takesKeys = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(`${typing}, [popover]`) !== null) ||
  document.querySelector('[aria-modal="true"]') !== null;
