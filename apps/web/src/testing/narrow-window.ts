import { vi } from 'vitest';

/** Makes the window as narrow as a phone, until the returned function is called. */
export function narrowWindow(): () => void {
  const wide = window.matchMedia;
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: wide(query).matches || query.includes('max-width'),
  }));
  return () => narrow.mockRestore();
}
