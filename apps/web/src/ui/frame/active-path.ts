/** The menu item of an address: the longest one that equals the address or is a folder above it. */
export function activePath(address: string, paths: readonly string[]): string | null {
  const fitting = paths.filter((path) => path === address || (path !== '/' && address.startsWith(`${path}/`)));
  return fitting.reduce<string | null>((best, path) => (path.length > (best?.length ?? -1) ? path : best), null);
}
