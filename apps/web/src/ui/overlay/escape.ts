import type { KeyboardEvent } from 'react';

/**
 * Closes one layer for one press of Escape: the innermost box that is open takes the key and stops it. React passes
 * keys on to the parent of a portal, so a dialog over a panel would else close both.
 */
export function onEscape(close: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
}
