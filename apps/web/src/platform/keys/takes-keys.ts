const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** On an element of a part that has all keys while it is on the page, as a dialog whose code still loads. */
export const keysTaken = { 'data-takes-keys': '' } as const;

/** Whether a dialog lies over the page, or is about to. What is typed then belongs to it. */
export const isCovered = (): boolean => document.querySelector('[aria-modal="true"], [data-takes-keys]') !== null;

/** Whether the target is a field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** Whether single keys belong to something else than the page: a field, a menu, or a dialog over the page. */
export const takesKeys = (target: EventTarget | null): boolean =>
  isField(target) || (target instanceof Element && target.closest('[popover]') !== null) || isCovered();
