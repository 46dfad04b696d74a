/** By then the first users have their page. Milliseconds. */
const afterMs = 2_000;

/**
 * Returns memory that only the start needed to the system, once: some 14 MiB, for a tenth of a second. Runs only if
 * Node has --expose-gc, as in scripts/start.mjs; on its own, the collector does this only when memory gets short.
 */
export function releaseMemory(): void {
  setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), afterMs).unref();
}
