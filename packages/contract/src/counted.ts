/** `1 employee`, `1,204 employees`; pass `several` for an irregular plural. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : several}`;
}

/** `1,204`. */
export const countText = (count: number): string => count.toLocaleString('en');
