import { useEffect, useState } from 'react';
import { now } from './clock.ts';

const minuteMs = 60_000;

/** The current time, updated at each full minute. */
export function useMinute(): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = window.setTimeout(() => setTime(now()), minuteMs - (time % minuteMs));
    return () => window.clearTimeout(timer);
  }, [time]);
  return time;
}
