import { availableMinutes } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { dueEntries, missingEntries } from '@muster/contract/domains/leave/leave-settlement.rules.ts';
import { laterDay } from '@muster/contract/plain-day.ts';
import type { PolicyAccount } from './accrue-leave.ts';
import type { RequestableType } from './leave-choices.repository.ts';

interface Asked {
  readonly day: string;
  /** Its days do not count against itself. */
  readonly exceptRequest?: number;
}

/** In minutes. */
export interface AvailableLeave {
  readonly available: number;
  /** As far below zero as the policy allows. */
  readonly below: number;
}

/**
 * What can be taken of a type until a day, with what policies credit until then. Leave of later days counts too, against what is credited
 * until then.
 */
export function availableOn(
  type: Pick<RequestableType, 'id' | 'entries' | 'holds'>,
  accounts: readonly PolicyAccount[],
  { day, exceptRequest }: Asked,
): AvailableLeave {
  const holds = type.holds
    .filter(({ request_id }) => request_id !== exceptRequest)
    .map((held) => ({ effective_on: held.day, minutes: -held.minutes }));
  const known = [...type.entries, ...holds];
  const account = accounts.find(({ leave_type_id }) => leave_type_id === type.id);
  const until = known.reduce((latest, { effective_on }) => laterDay(latest, effective_on), day);
  const credited = account ? missingEntries(dueEntries(account, until), account.stored) : [];
  const ahead = credited.map((entry) => ({ effective_on: entry.day, minutes: entry.minutes }));
  const span = account?.spans.find(({ from, until: last }) => from <= day && day <= last);
  return { available: availableMinutes([...known, ...ahead], day), below: span?.line.negative_minutes ?? 0 };
}

export const heldMinutes = ({ holds }: Pick<RequestableType, 'holds'>): number =>
  holds.reduce((sum, { minutes }) => sum + minutes, 0);
