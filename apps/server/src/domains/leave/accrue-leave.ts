import {
  type PolicyAssignment,
  type PolicyVersion,
  spansByType,
} from '@muster/contract/domains/leave/leave-policy-spans.rules.ts';
import {
  type DueEntry,
  entriesToAdd,
  type StoredEntry,
} from '@muster/contract/domains/leave/leave-settlement.rules.ts';
import type { Db } from '../../database/db.ts';
import { lockEmployees } from '../shifts/index.ts';
import {
  addPolicyEntries,
  employmentEnds,
  type LedgerEntry,
  ledgerOf,
  peopleOfLeavePolicies,
  policyAssignments,
} from './leave-accrual.repository.ts';
import { policyVersions } from './leave-policies.repository.ts';

/**
 * Writes the entries that leave policies make until a day, included. Returns the employees whose balances changed. Repeating it
 * changes nothing.
 */
export async function accrueLeave(db: Db, employeeIds: readonly number[], until: string): Promise<number[]> {
  // Two counts of one balance follow each other.
  await lockEmployees(db, employeeIds);
  const accounts = await policyAccounts(db, employeeIds);
  const added = accounts.flatMap((account) => entriesToAdd(account, until).map((entry) => ({ ...account, ...entry })));
  await addPolicyEntries(
    db,
    added.map(({ employee_id, leave_type_id, kind, minutes, day, key }) => ({
      ...{ employee_id, leave_type_id, kind, minutes },
      ...{ effective_on: day, period_key: key, reason: reasonOf({ kind, key }) },
    })),
  );
  return [...new Set(added.map(({ employee_id }) => employee_id))];
}

/** Counts the next employees after an id. Returns the last of them, null if none is left. */
export async function accrueNextPeople(db: Db, until: string, after: number) {
  const ids = await peopleOfLeavePolicies(db, after, peopleAtOnce);
  const changed = ids.length > 0 ? await accrueLeave(db, ids, until) : [];
  return { last: ids.at(-1) ?? null, changed };
}

const peopleAtOnce = 200;

export interface PolicyAccount {
  readonly employee_id: number;
  readonly leave_type_id: number;
  readonly spans: NonNullable<ReturnType<ReturnType<typeof spansByType>['get']>>;
  readonly given: readonly { readonly effective_on: string; readonly minutes: number; readonly is_usage: boolean }[];
  /** What the policies made before. */
  readonly stored: readonly StoredEntry[];
  /** The last days of employments that ended. */
  readonly ends: readonly string[];
}

/** What the accounts are counted with instead of what is stored. */
interface Changed {
  readonly versions?: { readonly of: number; readonly are: readonly PolicyVersion[] };
  readonly assignments?: readonly PolicyAssignment[];
}

/** The accounts of these employees that a policy gives or has given something. */
export async function policyAccounts(
  db: Db,
  employeeIds: readonly number[],
  changed: Changed = {},
): Promise<PolicyAccount[]> {
  const assignments = changed.assignments ?? (await policyAssignments(db, employeeIds));
  const versions = await policyVersions(db, [...new Set(assignments.map(({ policy_id }) => policy_id))]);
  const versionsOf = (policyId: number) =>
    policyId === changed.versions?.of ? changed.versions.are : (versions.get(policyId) ?? []);
  const ledger = Map.groupBy(await ledgerOf(db, employeeIds), ({ employee_id }) => employee_id);
  const ends = Map.groupBy(await employmentEnds(db, employeeIds), ({ employee_id }) => employee_id);
  const assigned = Map.groupBy(assignments, ({ employee_id }) => employee_id);
  return employeeIds.flatMap((employee_id) => {
    const spans = spansByType(assigned.get(employee_id) ?? [], versionsOf);
    const byType = Map.groupBy(ledger.get(employee_id) ?? [], ({ leave_type_id }) => leave_type_id);
    const types = new Set([...spans.keys(), ...byType.keys()]);
    return [...types].map((leave_type_id) => {
      const entries = byType.get(leave_type_id) ?? [];
      return {
        ...{ employee_id, leave_type_id, spans: spans.get(leave_type_id) ?? [] },
        given: entries
          .filter((entry) => !isStored(entry))
          .map((entry) => ({ ...entry, is_usage: entry.kind === 'usage' })),
        stored: entries.filter(isStored),
        ends: (ends.get(employee_id) ?? []).map(({ last_day }) => last_day),
      };
    });
  });
}

const isStored = (entry: LedgerEntry): entry is LedgerEntry & StoredEntry =>
  (entry.kind === 'accrual' || entry.kind === 'expiry') && entry.period_key !== null;

function reasonOf({ kind, key }: Pick<DueEntry, 'kind' | 'key'>): string | null {
  if (key.includes('#')) return 'Counted again after a change';
  if (kind === 'accrual') return null;
  if (key.startsWith('closed')) return 'The employment ended';
  if (key.startsWith('cap')) return 'Above the highest balance';
  return key.startsWith('year') ? 'More than is carried to the next year' : 'Carried from the year before';
}
