import { useEffect, useState } from 'react';

/**
 * A text that is typed here and passed on after a pause. A change from outside ("Clear all") shows immediately; the
 * echo of the passed text does not undo letters typed since.
 */
export function useDebouncedText(value: string, onChange: (text: string) => void, pauseMs: number) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== sent) setText(value);
  }
  const send = (next: string) => {
    setSent(next.trim());
    if (next.trim() !== value) onChange(next.trim());
  };
  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => send(text), pauseMs);
    return () => clearTimeout(timer);
  });
  const replace = (next: string) => {
    setText(next);
    send(next);
  };
  return { text, setText, sendNow: () => send(text), replace };
}
