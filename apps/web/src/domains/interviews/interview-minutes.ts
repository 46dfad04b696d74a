import { instantOf } from '../../platform/clock/clock.ts';

/** The length of an interview. */
export const minutesOf = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }): number =>
  ((instantOf(ends_at) ?? 0) - (instantOf(starts_at) ?? 0)) / 60_000;
