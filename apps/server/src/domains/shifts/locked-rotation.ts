import { rotationLabels } from '@muster/contract/domains/shifts/rotations.constants.ts';
import { mayChangeShift } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { lockRotation, type StoredRotation } from './rotation.repository.ts';
import { providersRotation } from './rotation-problems.ts';

/** Locks and reads a rotation that is about to be changed. @throws Problem not-found, forbidden or conflict */
export function lockedRotation(ctx: Ctx, wanted: WantedRecord): Promise<StoredRotation> {
  return lockedRecord(ctx, rotationSource, wanted);
}

const rotationSource: RecordSource<StoredRotation> = {
  thing: 'rotation',
  lock: async ({ db, clock, viewer }, id) => {
    const stored = await lockRotation(db, id, todayAtHome({ clock }));
    if (stored && !mayChangeShift(viewer, stored)) throw providersRotation();
    return stored;
  },
  logged: ({ id }) => ({ subject: { kind: 'rotation', id } }),
  labels: rotationLabels,
};
