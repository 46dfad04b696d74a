import { scopeOf, type Viewer } from '@muster/contract';
import type { Need } from '@muster/contract/domains/home/need-answers.ts';
import { type FoundApprover, kindOfApprover } from '../approvals/index.ts';

const mostNamed = 3;

/**
 * Who else could decide. Staff read names. Approvers of a client read the names of their own company, and no one reads more of the
 * other side than what these people are.
 */
export function presentOthers(viewer: Viewer, others: readonly FoundApprover[]): Need['others'] {
  const names = [...new Set(others.map((person) => nameFor(viewer, person)))];
  return { names: names.slice(0, mostNamed), more: Math.max(0, names.length - mostNamed) };
}

function nameFor(viewer: Viewer, person: FoundApprover): string {
  const scope = scopeOf(viewer);
  if (scope.kind === 'staff') return person.name;
  if (scope.kind !== 'client') return kindOfApprover(person);
  const isColleague = person.source === 'client-approver' && person.client_id === scope.clientId;
  return isColleague ? person.name : 'Your provider';
}
