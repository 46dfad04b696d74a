import type { RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';

/** The weeks of a rotation, Monday first; null: a day off. */
export function patternRows({ weeks, days }: RotationDetails) {
  return Array.from({ length: weeks }, (_, index) => ({
    label: `Week ${index + 1}`,
    days: Array.from(
      { length: 7 },
      (_, day) => days.find((one) => one.week === index + 1 && one.weekday === day + 1) ?? null,
    ),
  }));
}
