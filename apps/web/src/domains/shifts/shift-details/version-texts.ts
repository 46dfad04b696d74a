import type { ShiftVersion } from '@muster/contract/domains/shifts/shift-answers.ts';
import { overtimeLabels, roundingLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { minutesText } from '../../../platform/format/minutes.ts';

/** Of a version, or of the shift as it is now. */
type Rules = Omit<ShiftVersion, 'id' | 'from' | 'to' | 'state'>;

export function breaksText({ shift_breaks }: Rules): string {
  return shift_breaks
    .map(
      (one) =>
        `${one.name} ${minutesText(one.minutes)} after ${minutesText(one.starts_after_minutes)}, ${one.is_paid ? 'paid' : 'not paid'}`,
    )
    .join('; ');
}

export function rulesText(version: Rules): string {
  const { grace_minutes: grace, rounding_minutes: step, meal_minutes: meal } = version;
  return [
    ...(grace > 0 ? [`grace ${minutesText(grace)}`] : []),
    ...(step > 0
      ? [`paid in steps of ${minutesText(step)}, ${roundingLabels[version.rounding_direction].toLowerCase()}`]
      : []),
    ...(meal > 0 ? [`${minutesText(meal)} meal deducted after ${minutesText(version.meal_after_minutes)}`] : []),
  ].join('; ');
}

export function overtimeText({ shift_overtimes }: Rules): string {
  return shift_overtimes
    .map(
      (one) =>
        `${overtimeLabels[one.applies]} from ${minutesText(one.minimum_minutes)}${one.needs_approval ? ', approved' : ''}`,
    )
    .join('; ');
}
