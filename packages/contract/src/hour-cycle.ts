/** How times of day are written for a user: 12 is 2:30 PM, 24 is 14:30. Exports and messages always use 12. */
export type HourCycle = (typeof hourCycles)[number];

export const hourCycles = [12, 24] as const;

/** As stored; any other number counts as 12. */
export const hourCycleOf = (stored: number): HourCycle => (stored === 24 ? 24 : 12);

/** '9:05 PM' */
export const twelveHourText = ({ hour, minute }: { readonly hour: number; readonly minute: number }): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
