/** What is said after saving: fields that wait for a second person are named. */
export function savedText(saved: string, waiting: readonly string[]): string {
  if (waiting.length === 0) return saved;
  return `Waiting for the approval of a second person: ${waiting.join(', ')}. Everything else was saved.`;
}
