/** `1 employee`, `1,204 employees`; `several` where an s does not make the plural. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}
