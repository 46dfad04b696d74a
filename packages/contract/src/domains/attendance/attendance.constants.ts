export const punchKinds = ['in', 'out', 'break_start', 'break_end'] as const;
export type PunchKind = (typeof punchKinds)[number];

export const punchLabels: Readonly<Record<PunchKind, string>> = {
  in: 'Clock in',
  out: 'Clock out',
  break_start: 'Start break',
  break_end: 'End break',
};

/** Longest time from clocking in to clocking out; an older one without an end is a conflict for somebody to resolve. */
export const longestPresenceHours = 20;

/** How long before its start somebody may clock in for a shift. */
export const earliestHours = 4;
