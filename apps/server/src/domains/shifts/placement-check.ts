import { type DatedHistory, dayAfter } from '@muster/contract/dated/dated-history.ts';
import { isRefusal, planChange } from '@muster/contract/dated/plan-change.ts';
import { shortestRest } from '@muster/contract/domains/shifts/rotation.rules.ts';
import type { PlacementOutcome } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Db } from '../../database/db.ts';
import { readHistories } from '../../platform/dated/dated.repository.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { placedShifts, type ShiftFields } from './employee-shift.repository.ts';
import {
  type Clash,
  fieldsOf,
  type PlacementFacts,
  type PlacementQuestion,
  placementFacts,
} from './placement.repository.ts';
import { firstDaysOutOfReach, type PlacementDays } from './placement-reach.repository.ts';
import { daysOfPlacement } from './placement-rest.repository.ts';

export const otherClientsShift = 'The shift is for the people of another client.';
const otherClientsRotation = 'The rotation is for the people of another client.';

/**
 * For each employee why they cannot be assigned to the shift, without assigning anybody. Missing employees and those
 * out of reach come last.
 */
export async function checkPlacement(db: Db, question: PlacementQuestion, today: string): Promise<CheckedPlacement[]> {
  const facts = await placementFacts(db, question);
  const found = facts.map(({ employee_id }) => employee_id);
  const histories = await readHistories(db, placedShifts, found);
  const elsewhere = await daysElsewhere(db, { ...question, employeeIds: found });
  const clash = await rotationClash(db, question);
  const missing = question.employeeIds.filter((id) => !found.includes(id));
  return [
    ...facts.map((one) => ({
      employee_id: one.employee_id,
      name: one.name,
      current_shift: elsewhere.has(one.employee_id) ? null : one.current_shift,
      problem: problemOf(one, question, {
        history: histories.get(one.employee_id) ?? [],
        elsewhere: elsewhere.get(one.employee_id) ?? null,
        today,
        clash,
      }),
    })),
    ...missing.map((id) => ({
      employee_id: id,
      name: `Employee ${id}`,
      current_shift: null,
      problem: 'This employee does not exist.',
    })),
  ];
}

async function rotationClash(db: Db, question: PlacementQuestion): Promise<Clash | null> {
  if (question.rotation === null) return null;
  const shortest = shortestRest(await daysOfPlacement(db, question));
  return shortest !== null && shortest.minutes < 0 ? shortest : null;
}

const overlapText = (later: string, earlier: string | null) =>
  `The shift of ${later} would overlap with the one of ${earlier}.`;

/** Reach is decided for each day: an employee of today may have worked for another client before, or will. */
export async function daysElsewhere(db: Db, question: PlacementDays): Promise<ReadonlyMap<number, string>> {
  if (question.reach === 'all') return new Map();
  return withoutRowSecurity(db, () => firstDaysOutOfReach(db, question));
}

/** The preview adds warnings. */
type CheckedPlacement = Omit<PlacementOutcome, 'warnings'>;

interface Known {
  readonly history: DatedHistory<ShiftFields>;
  /** The first day with a client out of reach. */
  readonly elsewhere: string | null;
  readonly today: string;
  /** Two shifts of the rotation that overlap: their hours changed since it was written. */
  readonly clash: Clash | null;
}

function problemOf(
  facts: PlacementFacts,
  question: PlacementQuestion,
  { history, elsewhere, today, clash }: Known,
): string | null {
  if (!facts.is_employed) return `Not employed on ${question.from}.`;
  if (elsewhere !== null) return `With another client on ${elsewhere}: choose other days.`;
  const { last_day } = facts;
  if (last_day !== null && (question.to ?? question.from) > last_day) {
    return `The employment ends on ${last_day}: choose days until then.`;
  }
  if (facts.is_other_client) return question.rotation === null ? otherClientsShift : otherClientsRotation;
  const value = { ...fieldsOf(question), reason: null, source: 'form' } as const;
  const change = {
    from: question.from,
    until: question.to === null ? null : dayAfter(question.to),
    value: { ...value, created_by_user_id: null },
  };
  const planned = planChange(history, change, { rules: placedShifts.rules, today });
  if (isRefusal(planned) && planned.reason === 'later') {
    return `Another shift begins on ${planned.from}: choose an earlier last day.`;
  }
  if (facts.clash_new !== null) return overlapText(facts.clash_new, facts.clash_old);
  return clash === null ? null : overlapText(clash.later, clash.earlier);
}
