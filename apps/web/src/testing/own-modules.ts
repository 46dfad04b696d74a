import { afterAll, vi } from 'vitest';

/**
 * For a file that replaces a package or needs code that has not loaded yet: it calls `vi.resetModules()` in `vi.hoisted`,
 * before its imports, and this function, so that the next file does not receive its modules.
 */
export function withOwnModules(...replaced: readonly string[]): void {
  afterAll(() => {
    for (const name of replaced) vi.doUnmock(name);
    vi.resetModules();
  });
}
