import { invalidInput } from '@muster/contract';
import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import { placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { changeHistories } from '../../platform/dated/change-history.ts';
import { changingAssignments } from './assignments-of-all-clients.ts';
import { placedShifts } from './employee-shift.repository.ts';
import { fieldsOf, lockEmployees, type PlacementQuestion } from './placement.repository.ts';
import { checkPlacement } from './placement-check.ts';
import { hasRotation } from './rotation.repository.ts';
import { announcePlaced } from './shifts.events.ts';
import { hasShift } from './shifts.repository.ts';

type PlaceContext = Pick<BaseContext, 'db' | 'clock' | 'announce'>;

export interface Placing extends PlacementQuestion {
  readonly reason: string | null;
  readonly source: 'form' | 'import' | 'policy default';
  readonly userId: number;
}

/**
 * Assigns all or none of the employees to a shift or a rotation. Their schedule is computed after the commit. @throws Problem
 * invalid-input naming who cannot and why
 */
export async function placeOnShift(
  ctx: PlaceContext,
  placing: Placing,
  options: { /** The field that a refusal names. */ readonly field?: string } = {},
): Promise<void> {
  const { db } = ctx;
  const field = options.field ?? 'employee_ids';
  const today = todayAtHome(ctx);
  await assertShift(db, placing, options.field);
  await lockEmployees(db, placing.employeeIds);
  const problems = (await checkPlacement(db, placing, today)).filter(({ problem }) => problem !== null);
  if (problems.length > 0) throw invalidInput({ [field]: problems.map(({ name, problem }) => `${name}: ${problem}`) });
  await storePlacements(ctx, [placing]);
  await announcePlaced(ctx, placing.employeeIds, placing.from);
}

/** Stores assignments of many employees that were checked. The current shift ends the day before. */
export async function storePlacements(
  { db, clock }: Pick<PlaceContext, 'db' | 'clock'>,
  placings: readonly Omit<Placing, 'reach'>[],
): Promise<void> {
  const changes = placings.flatMap((placing) =>
    placing.employeeIds.map((owner) => ({
      owner,
      from: placing.from,
      until: placing.to === null ? null : dayAfter(placing.to),
      value: {
        ...fieldsOf(placing),
        reason: placing.reason,
        source: placing.source,
        created_by_user_id: placing.userId,
      },
    })),
  );
  await changingAssignments(db, () => changeHistories(db, placedShifts, changes, todayAtHome({ clock })));
}

async function assertShift(db: PlaceContext['db'], placing: Placing, field?: string): Promise<void> {
  if (placing.rotation !== null) {
    if (!(await hasRotation(db, placing.rotation.id))) {
      throw invalidInput({ rotation_id: [say.invalid(placementLabels.rotation_id)] });
    }
  } else if (placing.shiftId === null || !(await hasShift(db, placing.shiftId))) {
    throw invalidInput({ [field ?? 'shift_id']: [say.invalid(placementLabels.shift_id)] });
  }
  if (placing.to !== null && placing.to < placing.from) {
    throw invalidInput({ to: ['The last day must not come before the first.'] });
  }
}
