import {
  availableLeave,
  type LeaveAccount,
  type LeaveCover,
  type LeaveUse,
  leaveCover,
} from '@muster/contract/domains/leave/leave-availability.rules.ts';
import { entriesToAdd } from '@muster/contract/domains/leave/leave-settlement.rules.ts';
import type { PolicyAccount } from './accrue-leave.ts';
import type { RequestableType } from './leave-choices.repository.ts';

type HeldType = Pick<RequestableType, 'id' | 'holds'>;

/**
 * What can be taken of a type on a day, in minutes, with what policies credit until then. Leave of later days counts too, against what is
 * credited until then.
 */
export const availableOn = (type: HeldType, accounts: readonly PolicyAccount[], day: string): number =>
  availableLeave({ account: accountOf(type, accounts), held: heldDays(type) }, day);

interface Wanted {
  readonly days: readonly LeaveUse[];
  /** Its days do not count against itself. */
  readonly exceptRequest?: number;
}

/** Whether the balance covers days of leave; days that take none do not count. */
export function coverFor(
  type: HeldType,
  accounts: readonly PolicyAccount[],
  { days, exceptRequest }: Wanted,
): LeaveCover {
  const [first, ...more] = days.filter(({ minutes }) => minutes > 0);
  if (first === undefined) return { left: 0, lacking: 0, lackingOn: '' };
  return leaveCover({ account: accountOf(type, accounts), held: heldDays(type, exceptRequest) }, [first, ...more]);
}

/** What requests hold until they are decided. */
export const heldDays = ({ holds }: HeldType, exceptRequest?: number): readonly LeaveUse[] =>
  holds.filter(({ request_id }) => request_id !== exceptRequest);

export const accountOf = ({ id }: HeldType, accounts: readonly PolicyAccount[]): LeaveAccount =>
  accounts.find(({ leave_type_id }) => leave_type_id === id) ?? noAccount;

const noAccount: LeaveAccount = { spans: [], given: [], stored: [] };

/** What a policy credits until a day, included, and has not yet written into the ledger. */
export const creditsAhead = (account: LeaveAccount, until: string) =>
  entriesToAdd(account, until).map(({ kind, day, minutes }) => ({ kind, minutes, effective_on: day }));

export const heldMinutes = ({ holds }: Pick<RequestableType, 'holds'>): number =>
  holds.reduce((sum, { minutes }) => sum + minutes, 0);
