import { endingWaitsUntil } from '@muster/contract/domains/employees/employee-status.rules.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { lastShiftEnd } from '../shifts/index.ts';

export interface WantedEnding {
  readonly employeeId: number;
  readonly lastDay: string;
  readonly immediately: boolean;
}

/** When the ending takes effect; null: immediately. */
export async function endingWaits(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  { employeeId, ...wanted }: WantedEnding,
): Promise<Temporal.Instant | null> {
  const ends = await lastShiftEnd(db, employeeId, wanted.lastDay);
  const shiftEnds = ends === null ? null : Temporal.Instant.from(ends);
  return endingWaitsUntil({ ...wanted, shiftEnds, now: clock.now() });
}
