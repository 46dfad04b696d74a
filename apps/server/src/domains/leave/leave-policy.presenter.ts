import { creditsOf, minutesOfCredits } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeavePolicyLineInput } from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import type { LeavePolicyLine, LeavePolicyRow } from '@muster/contract/domains/leave/leave-policy-answers.ts';
import type { PolicyLine } from '@muster/contract/domains/leave/leave-policy-spans.rules.ts';
import type { NamedLine, StoredPolicy } from './leave-policies.repository.ts';

/** With amounts in hundredths of a day. */
export const presentPolicy = (policy: StoredPolicy): LeavePolicyRow => ({
  ...policy,
  versions: policy.versions.map((version) => ({ ...version, lines: version.lines.map(presentLine) })),
});

function presentLine({
  yearly_minutes,
  cap_minutes,
  carry_minutes,
  negative_minutes,
  steps,
  ...line
}: NamedLine): LeavePolicyLine {
  return {
    ...line,
    yearly_credits: creditsOf(yearly_minutes),
    cap_credits: creditsOrNone(cap_minutes),
    carry_credits: creditsOrNone(carry_minutes),
    negative_credits: creditsOf(negative_minutes),
    steps: steps.map(({ after_years, minutes }) => ({ after_years, credits: creditsOf(minutes) })),
  };
}

const creditsOrNone = (minutes: number | null) => (minutes === null ? null : creditsOf(minutes));

/** With amounts in minutes of the ledger. */
export function storedLine(line: LeavePolicyLineInput): PolicyLine {
  const { yearly_credits, cap_credits, carry_credits, negative_credits, steps, ...rest } = line;
  return {
    ...rest,
    yearly_minutes: minutesOfCredits(yearly_credits),
    cap_minutes: minutesOrNone(cap_credits),
    carry_minutes: minutesOrNone(carry_credits),
    negative_minutes: minutesOfCredits(negative_credits),
    steps: steps.map(({ after_years, credits }) => ({ after_years, minutes: minutesOfCredits(credits) })),
  };
}

const minutesOrNone = (credits: number | null | undefined) => (credits == null ? null : minutesOfCredits(credits));
