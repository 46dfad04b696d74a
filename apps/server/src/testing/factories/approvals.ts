import type { Viewer } from '@muster/contract';
import type { StepCondition } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ApproverSource, StepRule } from '@muster/contract/domains/approvals/approvals.constants.ts';
import type { Db } from '../../database/db.ts';
import { nextNumber } from './numbers.ts';

export interface StepGaps {
  readonly rule?: StepRule;
  readonly condition?: StepCondition;
  readonly escalationRole?: string;
  readonly remindAfter?: number;
  readonly escalateAfter?: number;
  readonly approvers: readonly {
    readonly source: ApproverSource;
    readonly user_id?: number;
    readonly role?: string;
  }[];
}

/** A policy of a kind of its own; returns the kind. */
export async function createPolicy(db: Db, steps: readonly StepGaps[]): Promise<string> {
  const key = `test-${[...String(nextNumber())].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;
  await db.insertInto('approval_policy').values({ key, kind: key }).execute();
  await addPolicyVersion(db, key, steps);
  return key;
}

export async function addPolicyVersion(db: Db, key: string, steps: readonly StepGaps[]): Promise<void> {
  const versions = await db.selectFrom('approval_policy_version').select('id').where('policy_key', '=', key).execute();
  const { id } = await db
    .insertInto('approval_policy_version')
    .values({ policy_key: key, number: versions.length + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, step] of steps.entries()) {
    const place = { policy_version_id: id, position: index + 1 };
    await db
      .insertInto('approval_step')
      .values({
        ...place,
        name: `Step ${index + 1}`,
        rule: step.rule ?? 'anyone',
        condition: step.condition ? JSON.stringify(step.condition) : null,
        remind_after_hours: step.remindAfter ?? null,
        escalate_after_hours: step.escalateAfter ?? null,
        escalation_role: step.escalationRole ?? null,
      })
      .execute();
    for (const approver of step.approvers)
      await db
        .insertInto('approval_step_approver')
        .values({ ...place, ...approver })
        .execute();
  }
}

export const person = (user: { readonly id: number }) => ({ source: 'person', user_id: user.id }) as const;

export function viewerOf(user: { id: number; name: string; employee_id: number | null }): Viewer {
  const { id, name, employee_id: employeeId } = user;
  const none = {
    uuid: '',
    email: '',
    roles: [],
    permissions: [],
    rolePermissions: {},
    ownPermissions: [],
    clientId: null,
    impersonator: null,
  };
  return { ...none, userId: id, name, employeeId, ownRecords: employeeId === null ? [] : [employeeId] };
}
