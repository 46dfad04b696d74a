import { useEffect, useState } from 'react';

const pauseMs = 500;

/** The values once nothing was typed for a moment. */
export function useSettled<T extends Readonly<Record<string, string>>>(values: T): T {
  const [settled, setSettled] = useState(values);
  const text = JSON.stringify(values);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(JSON.parse(text)), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
