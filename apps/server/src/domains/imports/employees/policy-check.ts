import type { ImportedPolicy } from '../../employees/index.ts';
import { dayValue } from '../cell-values.ts';
import type { FileRow } from '../kind-work.ts';
import type { RowErrors } from '../row-errors.ts';
import { type PolicyKind, policyHeaders, policyKey, policyKinds, policyStartKey } from './employee-import-columns.ts';
import type { HeldPolicy } from './employee-lookups.repository.ts';
import type { EmployeeLookups } from './employee-lookups.ts';

export interface PolicyFacts {
  readonly row: FileRow;
  readonly clientId: number;
  /** Of this employee; empty for a new one. */
  readonly held: readonly HeldPolicy[];
  readonly isNew: boolean;
  readonly today: string;
  readonly lookups: EmployeeLookups;
  readonly errors: RowErrors;
}

/** The policies that a row starts (section 5.5). */
export function checkPolicies(facts: PolicyFacts): ImportedPolicy[] {
  return policyKinds.flatMap((kind) => checkPolicy(kind, facts) ?? []);
}

function checkPolicy(kind: PolicyKind, facts: PolicyFacts): ImportedPolicy | null {
  const { row, errors } = facts;
  const name = row.cells.get(policyKey(kind));
  const start = startOf(kind, facts);
  if (start === 'wrong') return null;
  const held = facts.held.filter((policy) => policy.kind === kind);
  // A file without the column does not change the policies of existing employees.
  if (name === undefined && !facts.isNew && !row.columns.has(policyKey(kind))) return null;
  if (name === undefined)
    return start === null && held.some(isNotOver(facts.today)) ? null : byDefault(kind, facts, start, held);
  const policy = facts.lookups.policy(kind, name);
  if (!policy) {
    errors.add(policyKey(kind), `The ${labelOf(kind)} must name an existing policy.`);
    return null;
  }
  if (holds(held, policy.id, start, facts.today)) return null;
  if (kind !== 'holiday' && !facts.lookups.isAssigned(facts.clientId, kind, policy.id)) {
    errors.add(policyKey(kind), `The ${labelOf(kind)} must already be assigned to the client.`);
    return null;
  }
  return placed(kind, { policyId: policy.id, source: 'import' }, facts, start, held);
}

function byDefault(kind: PolicyKind, facts: PolicyFacts, start: string | null, held: readonly HeldPolicy[]) {
  const policyId = facts.lookups.defaultPolicy(facts.clientId, kind);
  return policyId === undefined ? null : placed(kind, { policyId, source: 'policy default' }, facts, start, held);
}

type Wanted = Pick<ImportedPolicy, 'policyId' | 'source'>;

/** In addition to the current and planned ones; null if that is already the wanted one. */
function placed(
  kind: PolicyKind,
  wanted: Wanted,
  { today, errors }: PolicyFacts,
  start: string | null,
  held: readonly HeldPolicy[],
): ImportedPolicy | null {
  if (holds(held, wanted.policyId, start, today)) return null;
  const current = held.find((policy) => policy.from <= today && isNotOver(today)(policy));
  const startKey = policyStartKey(kind);
  if (current && (start === null || start <= today)) {
    errors.add(
      startKey,
      `The ${labelOf(kind)} start date must be a future date: the employee already has a current one.`,
    );
    return null;
  }
  const from = start ?? (kind === 'holiday' ? `${today.slice(0, 4)}-01-01` : today);
  const inTheWay = held.find((policy) => policy !== current && (policy.until === null || policy.until > from));
  if (inTheWay) {
    errors.add(startKey, `The ${labelOf(kind)} overlaps another one that begins on ${inTheWay.from}.`);
    return null;
  }
  return { kind, ...wanted, from };
}

/** Null if none is given. */
function startOf(kind: PolicyKind, { row, errors, held }: PolicyFacts): string | null | 'wrong' {
  const key = policyStartKey(kind);
  const text = row.cells.get(key);
  if (text === undefined) return null;
  const day = dayValue(text);
  if (day === null) errors.add(key, `The ${labelOf(kind)} start date is invalid. Write it as YYYY-MM-DD.`);
  else if (kind === 'holiday' && !day.endsWith('-01-01') && !isStart(held, kind, day))
    errors.add(key, 'The holiday policy start date must always be January 1.');
  else return day;
  return 'wrong';
}

/** Stored before the rule, or assigned to somebody whom the template then exports: repeating it changes nothing. */
const isStart = (held: readonly HeldPolicy[], kind: PolicyKind, day: string) =>
  held.some((policy) => policy.kind === kind && policy.from === day);

/** Current or planned, from the given day if there is one. */
function holds(held: readonly HeldPolicy[], policyId: number, start: string | null, today: string): boolean {
  return held.some(
    (policy) => isNotOver(today)(policy) && policy.policy_id === policyId && (start ?? policy.from) === policy.from,
  );
}

const isNotOver = (today: string) => (policy: HeldPolicy) => policy.until === null || policy.until > today;

const labelOf = (kind: PolicyKind) => policyHeaders[kind].toLowerCase();
