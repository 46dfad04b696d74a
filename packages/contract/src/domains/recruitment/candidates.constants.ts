export const candidateLabels = {
  first_name: 'First name',
  last_name: 'Last name',
  headline: 'Headline',
  home_place: 'Location',
  email: 'Email',
  phone: 'Phone',
  source: 'Source',
  tags: 'Tags',
  consent_on: 'Consent date',
  consent_until: 'Consent until',
  consent_withdrawn_on: 'Consent withdrawn',
  retain_until: 'Retention date',
  is_archived: 'Archived',
} as const;

/** Recruitment is notified this long before a candidate is anonymised. */
export const retentionTerms = { warningDays: 14 } as const;

export const candidateLimits = {
  name: 60,
  headline: 120,
  homePlace: 80,
  email: 120,
  phone: 50,
  tag: 40,
  tags: 20,
} as const;

export const candidateSources = ['application', 'referral', 'job board', 'social network', 'agency', 'other'] as const;

export const candidateSourceLabels = {
  application: 'Own application',
  referral: 'Referral',
  'job board': 'Job board',
  'social network': 'Social network',
  agency: 'Agency',
  other: 'Other',
} as const satisfies Readonly<Record<(typeof candidateSources)[number], string>>;
