/** `1 employee`, `1,204 employees`; pass `several` for an irregular plural. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}
