import { addDays, addMonths, mondayOf, weekdayOf } from '@muster/contract/plain-day.ts';

/** Days that a month of the form shows: whole weeks from Monday on, as many as the month touches. `month`: YYYY-MM. */
export function weeksOfMonth(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let monday = mondayOf(first); monday < next; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** Where a key moves the focus from a day; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekdayOf(day),
    End: 7 - weekdayOf(day),
  };
  if (key === 'PageUp' || key === 'PageDown') return addMonths(day, key === 'PageUp' ? -1 : 1);
  const step = steps[key];
  return step === undefined ? null : addDays(day, step);
}

/** The first day after a day that is not on a weekend: on Fri, Oct 30 the month to choose from is November. */
export function nextWorkday(day: string): string {
  const next = addDays(day, 1);
  return weekdayOf(next) > 5 ? addDays(mondayOf(next), 7) : next;
}

export interface ChosenDays {
  /** Empty until a day is chosen. */
  readonly first: string;
  readonly last: string;
}

/** The first press chooses a day, a second one on a later day the range up to it. Any other press begins again. */
export function chosenAfter({ first, last }: ChosenDays, pressed: string): ChosenDays {
  return first !== '' && first === last && pressed > first
    ? { first, last: pressed }
    : { first: pressed, last: pressed };
}
