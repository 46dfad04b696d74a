/** What a leave type is taken in. */
export const leaveUnits = ['day', 'calendar_day', 'half_day', 'hour'] as const;
export type LeaveUnit = (typeof leaveUnits)[number];
/** Types that parts of days cannot be taken of. */
export const isWholeDayUnit = (unit: LeaveUnit): boolean => unit === 'day' || unit === 'calendar_day';
export const leaveUnitLabels = {
  day: 'Whole days',
  calendar_day: 'Calendar days',
  half_day: 'Half days',
  hour: 'Hours',
} as const;

/** Each stands for an icon: the words of states have the colors to themselves (record 261). */
export const leaveColors = ['blue', 'teal', 'green', 'amber', 'red', 'pink', 'gray'] as const;
export type LeaveColor = (typeof leaveColors)[number];
export const leaveIconLabels = {
  blue: 'Calendar',
  teal: 'Beach',
  green: 'People',
  amber: 'Pill',
  red: 'Lifebuoy',
  pink: 'Baby carriage',
  gray: 'Pause',
} as const;

export const leaveCountries = ['PH', 'AU', 'US'] as const;
export const leaveCountryLabels = { PH: 'Philippines', AU: 'Australia', US: 'United States' } as const;

/** Who sees which type a leave is of. Clients see the class of it alone. */
export const leaveVisibilities = ['team', 'hr'] as const;
export const leaveVisibilityLabels = { team: 'The employee, leads and HR', hr: 'The employee and HR' } as const;

/** What clients see instead of the type. */
export const leaveClasses = ['planned', 'unplanned'] as const;
export const leaveClassLabels = { planned: 'Planned leave', unplanned: 'Unplanned leave' } as const;

export const leaveGenders = ['female', 'male'] as const;
export const leaveGenderLabels = { female: 'Women', male: 'Men' } as const;

/** The same as the constraints of the table. */
export const leaveTypeLimits = {
  name: 100,
  code: 20,
  source: 200,
  blackoutReason: 100,
  blackouts: 20,
  days: 365,
  tenureMonths: 600,
} as const;
