/** Evaluations: probation in the third and fifth month, regularization before the sixth ends, then yearly. */
export const evaluationKinds = ['third month', 'fifth month', 'regularization', 'annual', 'catch-up'] as const;
export type EvaluationKind = (typeof evaluationKinds)[number];

export const evaluationKindLabels: Readonly<Record<EvaluationKind, string>> = {
  'third month': '3rd month',
  'fifth month': '5th month',
  regularization: 'Regularization',
  annual: 'Annual',
  'catch-up': 'Catch-up',
};

/** Percent, with up to two decimals. */
export const evaluationScore = { least: 0, most: 100, passing: 75 } as const;
