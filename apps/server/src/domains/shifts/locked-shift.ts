import { shiftLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { lockShift, type StoredShift } from './shifts.repository.ts';

/** Locks and reads a shift. @throws Problem not-found or conflict */
export function lockedShift(ctx: Ctx, wanted: WantedRecord): Promise<StoredShift> {
  return lockedRecord(ctx, shiftSource, wanted);
}

const shiftSource: RecordSource<StoredShift> = {
  thing: 'shift',
  lock: ({ db, clock }, id) => lockShift(db, id, todayAtHome({ clock })),
  logged: ({ id }) => ({ subject: { kind: 'shift', id } }),
  labels: shiftLabels,
};
