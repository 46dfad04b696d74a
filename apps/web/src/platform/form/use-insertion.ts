import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Written {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** Inserts texts into a text area where its cursor was, or at the end of what nobody has touched. The cursor goes behind them. */
export function useInsertion(input: RefObject<HTMLTextAreaElement | null>, { text, write }: Written) {
  const cursor = useRef<readonly [start: number, end: number] | null>(null);
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  });
  const onSelect = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLTextAreaElement) cursor.current = [target.selectionStart, target.selectionEnd];
  };
  const insert = (inserted: string) => {
    const [start, end] = cursor.current ?? [text.length, text.length];
    next.current = Math.min(start, text.length) + inserted.length;
    write(`${text.slice(0, start)}${inserted}${text.slice(end)}`);
  };
  return { insert, onSelect } as const;
}
