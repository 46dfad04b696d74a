export const candidateLinkLabels = { label: 'Label', days: 'Valid for' } as const;

/** Days after which a link stops working. */
export const candidateLinkDays = [7, 14, 30, 90] as const;

/** `active`: that work at one time, for one candidate. */
export const candidateLinkLimits = { label: 80, active: 20, token: 100 } as const;
