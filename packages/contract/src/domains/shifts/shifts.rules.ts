import type { FieldErrors } from '../../problem.ts';
import { clockMinutes } from './shift-time.rules.ts';
import { longestShiftMinutes } from './shifts.constants.ts';
import type { ShiftTerms } from './shifts.schemas.ts';

/** Rules across fields: the length of the shift, and breaks inside it that do not overlap. */
export function shiftErrors(
  terms: Pick<ShiftTerms, 'start_time' | 'end_time' | 'shift_breaks' | 'shift_overtimes'>,
): FieldErrors {
  const errors: FieldErrors = {};
  const length = clockMinutes(terms.start_time, terms.end_time);
  if (terms.start_time === terms.end_time) errors.end_time = ['The end time must differ from the start time.'];
  else if (length > longestShiftMinutes) errors.end_time = [`A shift lasts at most ${longestShiftMinutes / 60} hours.`];
  const breaks = breakProblem(terms.shift_breaks, length);
  if (breaks) errors.shift_breaks = [breaks];
  const occasions = terms.shift_overtimes.map(({ applies }) => applies);
  if (new Set(occasions).size < occasions.length) errors.shift_overtimes = ['Add each type of overtime only once.'];
  return errors;
}

function breakProblem(breaks: ShiftTerms['shift_breaks'], length: number): string | null {
  const inOrder = breaks.toSorted((one, other) => one.starts_after_minutes - other.starts_after_minutes);
  for (const [index, { starts_after_minutes: start, minutes }] of inOrder.entries()) {
    if (start + minutes > length) return 'A break must end before the shift does.';
    const next = inOrder[index + 1];
    if (next && next.starts_after_minutes < start + minutes) return 'Two breaks overlap.';
  }
  return null;
}
