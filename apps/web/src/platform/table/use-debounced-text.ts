import { useEffect, useState } from 'react';

/**
 * A text that is typed here and handed on once the typing has paused. A change from outside ("Clear all") shows at once;
 * the echo of what was handed on does not undo letters typed since.
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
