import { useState } from 'react';

/** The last that was there: what a panel goes on showing while it slides away. Null before the first. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
