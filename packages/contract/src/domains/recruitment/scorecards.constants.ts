export const scorecardLabels = {
  ratings: 'Ratings',
  recommendation: 'Recommendation',
  comment: 'Comment',
} as const;

export const scorecardLimits = { comment: 2000, criterion: 120 } as const;

/** For positions without must-have skills. */
export const overallCriterion = 'Overall';

export const scorecardRatings = ['1', '2', '3', '4', '5'] as const;

export const scorecardRatingLabels = {
  1: '1 – Poor',
  2: '2 – Below what is needed',
  3: '3 – Good enough',
  4: '4 – Strong',
  5: '5 – Outstanding',
} as const satisfies Readonly<Record<(typeof scorecardRatings)[number], string>>;

export const recommendations = ['strong no', 'no', 'yes', 'strong yes'] as const;
export type Recommendation = (typeof recommendations)[number];

export const recommendationLabels = {
  'strong no': 'Strong no',
  no: 'No',
  yes: 'Yes',
  'strong yes': 'Strong yes',
} as const satisfies Readonly<Record<Recommendation, string>>;
