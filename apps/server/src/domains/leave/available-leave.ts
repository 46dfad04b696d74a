import { availableMinutes } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { entriesToAdd } from '@muster/contract/domains/leave/leave-settlement.rules.ts';
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
  type: HeldType,
  accounts: readonly PolicyAccount[],
  { day, exceptRequest }: Asked,
): AvailableLeave {
  const known = knownEntries(type, exceptRequest);
  const account = accountOf(type, accounts);
  const until = known.reduce((latest, { effective_on }) => laterDay(latest, effective_on), day);
  const span = account?.spans.find(({ from, until: last }) => from <= day && day <= last);
  return {
    available: availableMinutes([...known, ...creditsAhead(account, until)], day),
    below: span?.line.negative_minutes ?? 0,
  };
}

type HeldType = Pick<RequestableType, 'id' | 'entries' | 'holds'>;

/** The ledger, less what requests hold. */
export const knownEntries = ({ entries, holds }: HeldType, exceptRequest?: number) => [
  ...entries,
  ...holds
    .filter(({ request_id }) => request_id !== exceptRequest)
    .map((held) => ({ effective_on: held.day, minutes: -held.minutes })),
];

export const accountOf = ({ id }: HeldType, accounts: readonly PolicyAccount[]): PolicyAccount | undefined =>
  accounts.find(({ leave_type_id }) => leave_type_id === id);

/** What a policy credits until a day, included, and has not yet written into the ledger. */
export const creditsAhead = (account: PolicyAccount | undefined, until: string) =>
  account === undefined
    ? []
    : entriesToAdd(account, until).map(({ kind, day, minutes }) => ({
        ...{ kind, minutes },
        effective_on: day,
      }));

export const heldMinutes = ({ holds }: Pick<RequestableType, 'holds'>): number =>
  holds.reduce((sum, { minutes }) => sum + minutes, 0);
