import type { InterviewStatus } from './interview-state.rules.ts';

/** From this long before the beginning the call is open. */
const openBeforeMs = 15 * 60_000;

interface Call {
  readonly status: InterviewStatus;
  readonly place: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** A secure address; anything else is a place or a number. */
export const isCallLink = (place: string | null): place is string => place !== null && /^https:\/\/\S+$/i.test(place);

/** The link of a planned call, and whether it can be joined at a time in milliseconds. Null where there is none, and once it is over. */
export function callOf({ status, place, starts_at, ends_at }: Call, now: number) {
  if (status !== 'Scheduled' || !isCallLink(place)) return null;
  if (now >= Date.parse(ends_at)) return null;
  return { link: place, isOpen: now >= Date.parse(starts_at) - openBeforeMs };
}
