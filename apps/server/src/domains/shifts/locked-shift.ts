import { shiftLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { mayChangeShift } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { providersShift } from './shift-problems.ts';
import { lockShift, type StoredShift } from './shifts.repository.ts';

/** Locks and reads a shift that is about to be changed. @throws Problem not-found, forbidden or conflict */
export function lockedShift(ctx: Ctx, wanted: WantedRecord): Promise<StoredShift> {
  return lockedRecord(ctx, shiftSource, wanted);
}

const shiftSource: RecordSource<StoredShift> = {
  thing: 'shift',
  lock: async ({ db, clock, viewer }, id) => {
    const stored = await lockShift(db, id, todayAtHome({ clock }));
    if (stored && !mayChangeShift(viewer, stored)) throw providersShift();
    return stored;
  },
  logged: ({ id }) => ({ subject: { kind: 'shift', id } }),
  labels: shiftLabels,
};
