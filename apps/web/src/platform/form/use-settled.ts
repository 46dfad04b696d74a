import { useEffect, useState } from 'react';

/** The values once nothing was typed for a moment. */
export function useSettled<T extends Readonly<Record<string, string>>>(values: T, pauseMs = 500): T {
  const [settled, setSettled] = useState(values);
  const text = JSON.stringify(values);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(JSON.parse(text)), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
