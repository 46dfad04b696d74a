export const availabilityLabels = {
  timezone_id: 'Timezone',
  notice_hours: 'Notice (hours)',
  buffer_minutes: 'Time between interviews (min)',
  weekly: 'Weekly hours',
  days: 'Date overrides',
  busy: 'Busy times',
} as const;

export const availabilityLimits = {
  /** Two weeks. */
  noticeHours: 336,
  bufferMinutes: 120,
  hoursOfDay: 8,
  days: 200,
  busy: 200,
  /** One busy time, in days. */
  busyDays: 31,
  note: 80,
} as const;

/** Of an availability that is not set up yet. */
export const availabilityDefaults = { notice_hours: 24, buffer_minutes: 15 } as const;

/** Painting and typed times go by half hours; other minutes can be typed. */
export const paintStepMinutes = 30;
