declare global {
  interface Window {
    __zod_globalConfig?: { jitless?: boolean };
  }
}

/**
 * zod's faster mode generates code from text, which the content policy blocks and reports. zod reads this setting when
 * its first schema is created, so it is set before any chunk with schemas loads, without loading zod.
 */
export function forbidGeneratedCode(page: Window): void {
  page.__zod_globalConfig = { jitless: true };
}
