/** Where somebody is in the hire wizard, in its order. Each one is a screen. */
export const hireSteps = ['path', 'job', 'details', 'write', 'insights', 'review', 'check', 'publish'] as const;
export type HireStep = (typeof hireSteps)[number];

/** Which of the five steps that people see each one belongs to. */
export const hireStageOf = {
  path: 1,
  job: 2,
  details: 3,
  write: 4,
  insights: 4,
  review: 4,
  check: 5,
  publish: 5,
} as const satisfies Readonly<Record<HireStep, number>>;
