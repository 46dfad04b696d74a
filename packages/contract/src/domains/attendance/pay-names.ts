/** What a worked minute falls on. A holiday on a rest day is a holiday. */
export const payPlaces = ['ordinary', 'restday', 'holiday'] as const;
export type PayPlace = (typeof payPlaces)[number];

/** The parts of the minutes worked that payroll pays differently, in the order in which days store them. */
export const payNames = [
  'ordinary',
  'ordinary_night',
  'ordinary_overtime',
  'ordinary_overtime_night',
  'restday',
  'restday_night',
  'restday_overtime',
  'restday_overtime_night',
  'holiday',
  'holiday_night',
  'holiday_overtime',
  'holiday_overtime_night',
] as const;
export type PayName = (typeof payNames)[number];

/** Minutes by pay name. Their sum is the minutes worked. */
export type PayMinutes = Record<PayName, number>;
