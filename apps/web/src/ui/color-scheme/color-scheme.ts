export type ColorScheme = 'light' | 'dark';
export type ColorSchemeChoice = ColorScheme | 'system';

const storageKey = 'muster.color-scheme';
const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let choice: ColorSchemeChoice = 'system';

/** Reads what was chosen on this device and puts it on the page. Call once, before the first render. */
export function startColorScheme(): void {
  choice = storedChoice();
  window.matchMedia(darkQuery).addEventListener('change', announce);
  announce();
}

/** 'system' follows the device from then on. */
export function chooseColorScheme(next: ColorSchemeChoice): void {
  choice = next;
  try {
    window.localStorage.setItem(storageKey, next);
  } catch {
    // A browser that keeps nothing still changes for this visit.
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
  // The name of the attribute is Mantine's, so that its parts follow too.
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
