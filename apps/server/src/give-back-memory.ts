/** The first people have their page by then. Milliseconds. */
const afterMs = 2_000;

/**
 * What the start alone needed goes back to the system, once: some 14 MiB of a server that mostly waits for its database, for a
 * tenth of a second. Only where Node runs with --expose-gc, as scripts/start.mjs has it: left alone, the collector comes
 * round to it only when memory gets short.
 */
export function giveBackMemory(): void {
  setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), afterMs).unref();
}
