declare global {
  interface Window {
    __zod_globalConfig?: { jitless?: boolean };
  }
}

/**
 * zod's faster way makes code out of texts, which the content policy forbids and reports. It reads this when its first
 * schema is made, so it must be said before any chunk with schemas loads, and without loading zod for it.
 */
export function forbidGeneratedCode(page: Window): void {
  page.__zod_globalConfig = { jitless: true };
}
