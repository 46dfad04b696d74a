import { type KeyboardEvent, type RefObject, useState } from 'react';
import { mentionBegun, suggestedPeople } from './ticket-mentions.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly label: string;
}

interface Written {
  readonly text: string;
  /** Replaces what is selected. */
  readonly insert: (text: string) => void;
}

/** Suggests people while an '@' and the beginning of a name are typed. */
export function useMentionSuggestions(
  input: RefObject<HTMLTextAreaElement | null>,
  people: readonly Person[],
  { text, insert }: Written,
) {
  const [cursor, setCursor] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const begun = mentionBegun(text, cursor);
  const found = begun === null || begun.start === closedAt ? [] : suggestedPeople(people, begun.typed);
  const current = Math.min(chosen, found.length - 1);

  const follow = (area: HTMLTextAreaElement) => {
    setCursor(area.selectionStart);
    if (mentionBegun(area.value, area.selectionStart)?.start !== closedAt) setClosedAt(null);
  };
  const pick = ({ name }: Person) => {
    if (begun === null) return;
    input.current?.setSelectionRange(begun.start, cursor);
    insert(`@${name} `);
    setChosen(0);
  };
  /** Whether the key was meant for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const person = found[current];
    if (person === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (event.key === 'ArrowDown') setChosen((current + 1) % found.length);
    else if (event.key === 'ArrowUp') setChosen((current + found.length - 1) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(person);
    else if (event.key === 'Escape') setClosedAt(begun?.start ?? null);
    else return false;
    event.preventDefault();
    return true;
  };
  return { found, current, follow, pick, onKey } as const;
}
