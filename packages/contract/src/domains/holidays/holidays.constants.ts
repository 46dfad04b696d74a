export const holidayKinds = ['regular', 'special_non_working', 'special_working', 'client'] as const;
export type HolidayKind = (typeof holidayKinds)[number];

export const holidayKindLabels: Readonly<Record<HolidayKind, string>> = {
  regular: 'Regular',
  special_non_working: 'Special non-working',
  special_working: 'Special working',
  client: 'Client-specific',
};

/**
 * What a calendar of a policy does. `day_off` has no premium, as for holidays of a client abroad. `swap` and `swap_day_off` do the same as
 * `observe` and `day_off`, and employees may swap the holiday for another day.
 */
export const holidayEffects = ['observe', 'day_off', 'premium', 'swap', 'swap_day_off'] as const;
export type HolidayEffect = (typeof holidayEffects)[number];

export const holidayEffectLabels: Readonly<Record<HolidayEffect, string>> = {
  observe: 'Observe',
  day_off: 'Day off only',
  premium: 'Premium only',
  swap: 'Observe or swap',
  swap_day_off: 'Day off or swap',
};

/** Lines of a policy; each row is checked for each employee. */
export const mostPolicyLines = 20;
/** People that the preview of a change names. */
export const mostTouchedPeople = 100;

/** One sentence per effect. */
export const holidayEffectHelp = [
  'Observe: the holiday is a day off, and hours worked earn the premium.',
  'Day off only: hours worked earn no premium.',
  'Premium only: employees work as scheduled and earn the premium.',
  'Observe or swap, Day off or swap: employees may also ask to work on the holiday and take another day off.',
] as const;

/** How far ahead the home page shows holidays, and how many of them. */
export const comingHolidayDays = 60;
export const mostComingHolidays = 5;
