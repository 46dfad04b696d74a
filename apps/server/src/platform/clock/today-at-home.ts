import { dayIn, homeZone } from '@muster/contract';
import type { Clock } from './clock.ts';

/** The present day in the home zone, YYYY-MM-DD. */
export const todayAtHome = ({ clock }: { readonly clock: Clock }): string => dayIn(homeZone, clock.now());
