import { useState } from 'react';

/** The last value that was not null: what a panel keeps showing while it slides out. Null before the first. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
