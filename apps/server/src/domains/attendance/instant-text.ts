import type { Micros } from '@muster/contract/domains/attendance/day-facts.ts';

/** ISO 8601 in UTC. */
export const instantText = (at: Micros): string => Temporal.Instant.fromEpochNanoseconds(BigInt(at) * 1000n).toString();
