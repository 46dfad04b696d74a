export const mostRotationWeeks = 8;

/** Less rest between two shifts is a warning. */
export const leastRestHours = 8;

export const rotationLabels = {
  name: 'Name',
  client_id: 'Client',
  weeks: 'Weeks',
  days: 'Pattern',
} as const;
