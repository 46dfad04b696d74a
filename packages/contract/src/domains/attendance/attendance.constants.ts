export const punchKinds = ['in', 'out', 'break_start', 'break_end'] as const;
export type PunchKind = (typeof punchKinds)[number];

export const punchLabels: Readonly<Record<PunchKind, string>> = {
  in: 'Clock in',
  out: 'Clock out',
  break_start: 'Start break',
  break_end: 'End break',
};

/** Long after the end of the shift, without clocking out: somebody forgot, and it is not for the portal to guess. */
export const forgottenHours = 4;

/** Who is in, late, missing, on leave, now. `conflict`: never clocked out. `late` is a view of those who came late, whatever they do now. */
export const boardStates = [
  'upcoming',
  'in',
  'on_break',
  'missing',
  'done',
  'conflict',
  'absent',
  'on_leave',
  'holiday',
  'restday',
] as const;
export type BoardState = (typeof boardStates)[number];

/** Longest time from clocking in to clocking out; an older one without an end is a conflict for somebody to resolve. */
export const longestPresenceHours = 20;

/** How long before its start somebody may clock in for a shift. */
export const earliestHours = 4;
