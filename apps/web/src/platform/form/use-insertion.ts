import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { type Format, formats } from './format-selection.ts';

interface Written {
  readonly text: string;
  readonly write: (text: string) => void;
}

/**
 * Changes a text area where its cursor was, or at the end of what nobody has touched: inserts a text, with the cursor behind it, or
 * formats what is selected.
 */
export function useInsertion(input: RefObject<HTMLTextAreaElement | null>, { text, write }: Written) {
  const isTouched = useRef(false);
  const next = useRef<readonly [start: number, end: number] | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(...next.current);
    isTouched.current = true;
    next.current = null;
  });
  const onSelect = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLTextAreaElement) isTouched.current = true;
  };
  const selected = () => {
    const { selectionStart: start, selectionEnd: end } = (isTouched.current && input.current) || endOf(text);
    return { text, start: Math.min(start, text.length), end: Math.min(end, text.length) };
  };
  const insert = (inserted: string) => {
    const { start, end } = selected();
    next.current = [start + inserted.length, start + inserted.length];
    write(`${text.slice(0, start)}${inserted}${text.slice(end)}`);
  };
  const format = (wanted: Format) => {
    const changed = formats[wanted](selected());
    next.current = [changed.start, changed.end];
    write(changed.text);
  };
  return { insert, format, onSelect } as const;
}

const endOf = ({ length }: string) => ({ selectionStart: length, selectionEnd: length });
