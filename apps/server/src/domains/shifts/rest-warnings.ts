import { shortestRest, shortRestText } from '@muster/contract/domains/shifts/rotation.rules.ts';
import type { Db } from '../../database/db.ts';
import type { PlacementQuestion } from './placement.repository.ts';
import { daysOfPlacement, keptAround } from './placement-rest.repository.ts';

/** By employee, whether a placement leaves too little rest between two shifts. It stays possible: somebody decides. */
export async function restWarnings(
  db: Db,
  question: PlacementQuestion,
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (question.employeeIds.length === 0) return new Map();
  const added = await daysOfPlacement(db, question);
  const kept = Map.groupBy(await keptAround(db, question), ({ employee_id }) => employee_id);
  return new Map(
    question.employeeIds.map((id) => {
      const text = shortRestText(shortestRest([...(kept.get(id) ?? []), ...added]));
      return [id, text === null ? [] : [text]] as const;
    }),
  );
}
