/** The same as the constraints of the tables. */
export const ticketSlaLimits = {
  name: 100,
  description: 300,
  windows: 14,
  breaks: 4,
  /** Of working time: ten weeks around the clock. */
  minutes: 100_800,
} as const;

export const ticketSlaPolicyLabels = {
  name: 'Name',
  description: 'Description',
  timezone_id: 'Timezone',
  holiday_calendar_id: 'Holiday calendar',
  approval_minutes: 'Approval',
  windows: 'Working hours',
  targets: 'Targets',
} as const;

export const ticketSlaWindowLabels = {
  days: 'Days',
  from: 'From',
  to: 'To',
  breaks: 'Breaks',
} as const;

export const ticketSlaTargetLabels = {
  first_response: 'First response',
  resolution: 'Resolution',
} as const;
