import type { PlacementOutcome } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Db } from '../../database/db.ts';
import { type PlacementFacts, type PlacementQuestion, placementFacts } from './placement.repository.ts';

export const otherClientsShift = 'The shift is for the people of another client.';

/** For each employee the problem with the placement, without placing anybody. Missing employees come last. */
export async function judgePlacement(db: Db, question: PlacementQuestion): Promise<PlacementOutcome[]> {
  const facts = await placementFacts(db, question);
  const found = new Set(facts.map(({ employee_id }) => employee_id));
  const missing = question.employeeIds.filter((id) => !found.has(id));
  return [
    ...facts.map((one) => ({
      employee_id: one.employee_id,
      name: one.name,
      current_shift: one.current_shift,
      problem: problemOf(one, question.from),
    })),
    ...missing.map((id) => ({
      employee_id: id,
      name: `Employee ${id}`,
      current_shift: null,
      problem: 'There is no such employee.',
    })),
  ];
}

function problemOf(facts: PlacementFacts, from: string): string | null {
  if (!facts.is_employed) return `Not employed on ${from}.`;
  if (facts.is_other_client) return otherClientsShift;
  if (facts.later_from !== null) return `Another shift begins on ${facts.later_from}: choose a last day before it.`;
  if (facts.clash_new === null) return null;
  return `The shift of ${facts.clash_new} would overlap with the one of ${facts.clash_old}.`;
}
