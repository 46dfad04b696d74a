import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import { expireSwaps } from './expire-swaps.ts';

/** The first shift of an open swap begins without an event. */
export const expireSwapsSoon: BackgroundWork = { name: 'schedules.swaps', channel: null, workOnce: expireSwaps };
