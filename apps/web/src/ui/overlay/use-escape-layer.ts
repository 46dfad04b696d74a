import { useEffect, useRef } from 'react';

const layers: symbol[] = [];

/** Whether a dialog or panel is open. One that is closing does not count, even if it is still visible. */
export const isLayerOpen = () => layers.length > 0;

/**
 * Closes only the topmost layer for one press of Escape. What is open inside it (a list, a menu) has already handled
 * the key.
 */
export function useEscapeLayer(opened: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!opened) return;
    const layer = Symbol('layer');
    layers.push(layer);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || layers.at(-1) !== layer) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('keydown', onKey);
    };
  }, [opened]);
}
