import { useSyncExternalStore } from 'react';
import { type ColorScheme, currentColorScheme, onColorScheme } from './color-scheme.ts';

/** The scheme that the page shows now. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(onColorScheme, currentColorScheme);
}
