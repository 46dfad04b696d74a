import { Problem } from '@muster/contract';
import type { StoredCorrection } from './correction.repository.ts';

const said: Readonly<Record<string, string>> = {
  approved: 'was approved',
  rejected: 'was rejected',
  withdrawn: 'was withdrawn',
};

/** @throws Problem conflict where somebody was faster */
export function assertWaiting({ state, version }: StoredCorrection, seen: number): void {
  if (state !== 'requested') throw new Problem('conflict', `This correction ${said[state]} meanwhile.`);
  if (version !== seen) throw new Problem('conflict', 'This correction was changed meanwhile. Look at it again.');
}
