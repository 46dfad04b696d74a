import { useEffect, useState } from 'react';
import { now } from '../../../platform/clock/clock.ts';

/** Shows something for a number of seconds, also while the page sleeps in the background. */
export function useReveal(seconds: number): Reveal {
  const [until, setUntil] = useState<number | null>(null);
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      setTime(now());
      if (now() >= until) setUntil(null);
    }, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return {
    isRevealed: until !== null,
    secondsLeft: until === null ? 0 : Math.max(0, Math.ceil((until - time) / 1_000)),
    reveal: () => {
      setTime(now());
      setUntil(now() + seconds * 1_000);
    },
    hide: () => setUntil(null),
  };
}

interface Reveal {
  readonly isRevealed: boolean;
  readonly secondsLeft: number;
  readonly reveal: () => void;
  readonly hide: () => void;
}
