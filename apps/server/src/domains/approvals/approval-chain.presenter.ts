import { stepApplies } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ApprovalChain, ApprovalStepView } from '@muster/contract/domains/approvals/approval-answers.ts';
import type { DecisionRow, LatestRound, TraceRow } from './approval-chain.repository.ts';
import type { PolicyStep } from './approval-policy.repository.ts';
import type { FoundApprover } from './approver.repository.ts';

export type ChainReader = 'staff' | 'person' | { readonly clientId: number };

export interface ChainFacts {
  readonly round: LatestRound;
  /** Of the policy version, in order. */
  readonly steps: readonly PolicyStep[];
  readonly decisions: readonly DecisionRow[];
  readonly traces: readonly TraceRow[];
  /** Whose decision the current step waits for. */
  readonly waiting: readonly FoundApprover[];
  /** Staff read the names of approvers, the employee what they are. A client reads nothing of the others' steps but their state. */
  readonly reader: ChainReader;
  /** The viewer can decide now. */
  readonly mayDecide: boolean;
}

export function presentChain({ round, steps, decisions, traces, mayDecide, ...who }: ChainFacts): ApprovalChain {
  return {
    state: round.state,
    round: round.round,
    opened_at: round.opened_at,
    closed_at: round.closed_at,
    may_decide: mayDecide,
    steps: steps
      .filter((step) => !isOfAnotherClient(step, round, who.reader))
      .map((step) =>
        presentStep(step, {
          round,
          decisions: decisions.filter((decision) => decision.step === step.position),
          ...who,
        }),
      ),
    // They name staff and users of other clients.
    traces:
      typeof who.reader === 'object'
        ? []
        : traces.map(({ kind, text, at }) => ({
            kind,
            at,
            text: who.reader === 'staff' || !naming.has(kind) ? text : '',
          })),
  };
}

/** Traces that name approvers. */
const naming: ReadonlySet<string> = new Set(['reminded', 'replaced', 'escalated']);

type StepFacts = Omit<ChainFacts, 'steps' | 'traces' | 'mayDecide'>;

function presentStep(step: PolicyStep, facts: StepFacts): ApprovalStepView {
  const { round, decisions, waiting, reader } = facts;
  const isHidden = typeof reader === 'object' && clientOfStep(step, round) !== reader.clientId;
  const state = stateOf(step, facts);
  const isCurrent = state === 'current';
  const approvals = decisions.filter(({ decision }) => decision === 'approved').length;
  return {
    position: step.position,
    name: step.name,
    is_client: step.approvers.some(({ source }) => source.endsWith('client-approver')),
    rule: step.rule,
    state,
    decisions: decisions.map((made) => ({
      decision: made.decision,
      by: isHidden ? step.name : made.decided_by_name,
      instead_of: isHidden ? null : made.instead_of_name,
      comment: isHidden ? null : made.comment,
      at: made.decided_at,
      version: made.subject_version,
    })),
    since: isCurrent ? round.step_since : null,
    missing: isCurrent ? Math.max(0, round.step_required - approvals) : 0,
    next: isCurrent
      ? [...new Set(waiting.map((person) => (reader === 'staff' ? person.name : kindOfApprover(person))))]
      : [],
  };
}

/** The client whose users decide in a step; null for steps of the provider. */
function clientOfStep({ approvers }: PolicyStep, { client_id, former_client_id }: LatestRound): number | null {
  const [first] = approvers;
  if (first?.source === 'client-approver') return client_id;
  return first?.source === 'former-client-approver' ? former_client_id : null;
}

function isOfAnotherClient(step: PolicyStep, round: LatestRound, reader: ChainReader): boolean {
  if (typeof reader !== 'object') return false;
  const isOfClient = step.approvers.some(({ source }) => source.endsWith('client-approver'));
  return isOfClient && clientOfStep(step, round) !== reader.clientId;
}

function stateOf(step: PolicyStep, { round }: StepFacts): ApprovalStepView['state'] {
  if (step.position === round.step) {
    const states = { pending: 'current', approved: 'done', refused: 'refused', withdrawn: 'stopped' } as const;
    return states[round.state];
  }
  if (!stepApplies(step, round.facts)) return 'skipped';
  if (step.position < round.step) return 'done';
  return round.state === 'pending' ? 'ahead' : 'stopped';
}

const kinds = {
  person: 'A named approver',
  lead: 'Team lead',
  'client-approver': 'The client',
  'former-client-approver': 'The former client',
  'account-manager': 'Account manager',
};

export function kindOfApprover({ source, role }: FoundApprover): string {
  if (source !== 'role') return kinds[source];
  const name = role ?? '';
  return name.length <= 2 ? name.toUpperCase() : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
