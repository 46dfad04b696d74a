/** What is said after saving: fields that wait for a second person are named. `others`: what became of the other fields. */
export function savedText(saved: string, waiting: readonly string[], others = ''): string {
  if (waiting.length === 0) return saved;
  return `Waiting for the approval of a second person: ${waiting.join(', ')}. ${others}`.trimEnd();
}
