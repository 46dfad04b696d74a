export type ColorScheme = 'light' | 'dark';
export type ColorSchemeChoice = ColorScheme | 'system';

const storageKey = 'muster.color-scheme';
const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let choice: ColorSchemeChoice = 'system';

/** Applies the choice stored on this device. Call once, before the first render. */
export function startColorScheme(): void {
  choice = storedChoice();
  window.matchMedia(darkQuery).addEventListener('change', announce);
  announce();
}

/** 'system' follows the device from now on. */
export function chooseColorScheme(next: ColorSchemeChoice): void {
  choice = next;
  try {
    window.localStorage.setItem(storageKey, next);
  } catch {
    // If the browser cannot store the choice, it applies to this visit.
  }
  announce();
}

export const chosenColorScheme = (): ColorSchemeChoice => choice;

export function currentColorScheme(): ColorScheme {
  if (choice !== 'system') return choice;
  return window.matchMedia(darkQuery).matches ? 'dark' : 'light';
}

export function onColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  // Mantine's attribute name, so that its components follow too.
  document.documentElement.dataset.mantineColorScheme = currentColorScheme();
  for (const listener of listeners) listener();
}

function storedChoice(): ColorSchemeChoice {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
