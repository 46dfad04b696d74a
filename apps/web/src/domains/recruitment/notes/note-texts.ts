import { audienceWords } from '@muster/contract/domains/documents/audience.constants.ts';
import type { NotedSubject } from '@muster/contract/domains/recruitment/note-answers.ts';
import type { NoteVisibility } from '@muster/contract/domains/recruitment/notes.constants.ts';

/** For the choice of what a note is about. */
export function subjectLabel({ kind, label }: NotedSubject): string {
  if (kind === 'candidate') return `${label}, for every position`;
  return kind === 'position' ? `The position ${label}` : label;
}

/** On the page of the position, which is not named once more: 'Ana Reyes', or null for the position itself. */
export function subjectOnPosition({ kind, label }: NotedSubject, title: string): string | null {
  if (kind === 'position') return null;
  const end = ` for ${title}`;
  return label.endsWith(end) ? label.slice(0, -end.length) : label;
}

/** On the page of the candidate: the position, or null for the candidate alone. */
export function subjectOnCandidate({ kind, label }: NotedSubject, name: string): string | null {
  if (kind === 'candidate') return null;
  const start = `${name} for `;
  return label.startsWith(start) ? label.slice(start.length) : label;
}

const hints = {
  staff_private: 'No colleague can read it.',
  staff: 'Everyone who recruits can read it.',
  client_shared: 'Users of the client can read it, too.',
} as const satisfies Readonly<Record<NoteVisibility, string>>;

export const audienceOptions = (offered: readonly NoteVisibility[]) =>
  offered.map((value) => ({ value, label: audienceWords[value], hint: hints[value] }));
