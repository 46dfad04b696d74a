import { mostRotationWeeks } from '@muster/contract/domains/shifts/rotations.constants.ts';
import { weeklyHoursWarnings } from '@muster/contract/domains/shifts/weekly-hours.rules.ts';
import { mondayOf } from '@muster/contract/plain-day.ts';
import type { Db } from '../../database/db.ts';
import type { PlacementQuestion } from './placement.repository.ts';
import { type WeeksOfPlacement, workAround, workOfShift } from './weekly-hours.repository.ts';

/** By employee, which limits of a week a placement would exceed. It stays possible: somebody decides. */
export async function hoursWarnings(
  db: Db,
  question: PlacementQuestion,
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (question.employeeIds.length === 0) return new Map();
  const weeks = comparedWeeks(question);
  const added = await workOfShift(db, question, weeks);
  const people = await workAround(db, question, weeks);
  return new Map(people.map((own) => [own.employeeId, weeklyHoursWarnings([...own.days, ...added], own)] as const));
}

/**
 * The week of the first day and three more, or those until the last day: after that a shift repeats itself. A rotation repeats
 * itself after its longest pattern.
 */
function comparedWeeks({ from, to, rotation }: PlacementQuestion): WeeksOfPlacement {
  const first = mondayOf(from);
  const lastMonday = dayAfter(first, rotation === null ? 21 : mostRotationWeeks * 7);
  const lastWeek = mondayOf(to !== null && to < lastMonday ? to : lastMonday);
  return { first, last: dayAfter(lastWeek, 6) };
}

const dayAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
