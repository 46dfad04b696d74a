import { Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import type { StoredCorrection } from './correction.repository.ts';

/** Locks and reads a correction that nobody has decided on or withdrawn. @throws Problem not-found or conflict */
export async function waitingCorrection(
  ctx: Ctx,
  wanted: WantedRecord,
  lock: RecordSource<StoredCorrection>['lock'],
): Promise<StoredCorrection> {
  const stored = await lockedRecord(ctx, { ...correctionSource, lock }, wanted);
  if (stored.state !== 'requested') throw new Problem('conflict', `This correction ${outcomes[stored.state]}.`);
  return stored;
}

const outcomes: Readonly<Record<string, string>> = {
  approved: 'was approved',
  rejected: 'was rejected',
  withdrawn: 'was withdrawn',
};

const correctionSource: Omit<RecordSource<StoredCorrection>, 'lock'> = {
  thing: 'correction',
  logged: ({ id, employee_id }) => ({
    subject: { kind: 'employee', id: employee_id },
    part: { kind: 'correction', id },
  }),
  labels: { state: 'Status', note: 'Note' },
  outcome: ({ state }) => `It ${outcomes[state]}.`,
};
