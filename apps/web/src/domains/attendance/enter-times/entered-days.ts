import { enteredDaysAtOnce } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';

export interface EnterTimesValues {
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly from: string;
  readonly to: string;
  readonly asPlanned: boolean;
  readonly in: string;
  readonly out: string;
  readonly breakStart: string;
  readonly breakEnd: string;
  readonly reason: string;
}

const mostDays = 31;

/** Every day of every person, as the call takes them. */
export function entriesOf({ people, from, to, asPlanned, reason, ...clock }: EnterTimesValues) {
  const dates = datesBetween(from, to);
  const hasBreak = clock.breakStart !== '' || clock.breakEnd !== '';
  const breaks = hasBreak ? [{ start: clock.breakStart, end: clock.breakEnd }] : [];
  return {
    days: people.flatMap(({ id }) => dates.map((work_date) => ({ employee_id: id, work_date }))),
    times: asPlanned ? null : { in: clock.in, out: clock.out, breaks },
    reason,
  };
}

/** What the form can check before it calls the server, by field. */
export function valueErrors(values: EnterTimesValues): FieldErrors {
  const dates = datesBetween(values.from, values.to);
  const count = dates.length * values.people.length;
  return {
    ...(values.people.length === 0 && { employee_ids: ['Choose at least one employee.'] }),
    ...(values.from === '' && { from: ['The first day is required.'] }),
    ...(values.to === '' && { to: ['The last day is required.'] }),
    ...(values.from !== '' &&
      values.to !== '' &&
      dates.length === 0 && { to: ['The last day must not come before the first.'] }),
    ...(dates.length > mostDays && { to: [`At most ${mostDays} days together.`] }),
    ...(count > enteredDaysAtOnce && {
      employee_ids: [`These are ${count} days: at most ${enteredDaysAtOnce} together.`],
    }),
  };
}

function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  if (from === '' || to === '') return dates;
  for (let day = from; day <= to && dates.length <= mostDays; day = addDays(day, 1)) dates.push(day);
  return dates;
}
