import { useSyncExternalStore } from 'react';
import { type ColorScheme, currentColorScheme, onColorScheme } from './color-scheme.ts';

/** The current color scheme of the page. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(onColorScheme, currentColorScheme);
}
