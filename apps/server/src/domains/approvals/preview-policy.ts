import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { conditionOf } from '@muster/contract/domains/approvals/policy-draft.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { PolicyStep } from './approval-policy.repository.ts';
import { previewedEmployee } from './approver.repository.ts';
import { approversOfSteps } from './approvers-of-steps.ts';
import { kindOfPolicy } from './policy-admin.repository.ts';
import { assertPublishable, declaredKind } from './publish-policy.ts';
import { withSubstitutes } from './substituted-users.ts';

type Preview = (typeof policiesCalls)['preview'];

/** Who would be asked today about something of an employee, in each step of a draft. @throws Problem not-found, invalid-input */
export async function previewPolicy(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const key = await kindOfPolicy(ctx.db, body.id);
  if (key === undefined) throw notFound('approval policy');
  const employee = await previewedEmployee(ctx.db, body.employee_id);
  if (!employee) throw notFound('employee');
  await assertPublishable(ctx, declaredKind(key), body.steps);
  const steps = body.steps.map((step, index): PolicyStep => {
    const { name, rule, escalation_role, approvers } = step;
    const found = approvers.map(({ source, user_id = null, role = null }) => ({ source, user_id, role }));
    const place = { kind: key, policy_version_id: 0, position: index + 1 };
    return { ...place, name, rule, condition: conditionOf(step), escalation_role, approvers: found };
  });
  const subject = {
    requester_user_id: employee.user_id,
    employee_id: body.employee_id,
    client_id: employee.client_id,
    former_client_id: null,
    other_employee_id: null,
  };
  const directory = await approversOfSteps(ctx.db, steps, [subject]);
  const people = steps.map((step) => ({ name: step.name, ...directory(subject, step) }));
  const notified = await withSubstitutes(
    ctx,
    people.flatMap(({ approvers, escalation }) => [...approvers, ...escalation]),
  );
  return {
    employee: employee.name,
    steps: people.map(({ name, approvers, escalation }) => ({
      name,
      approvers: notified(approvers).map((person) => person.name),
      escalation: notified(escalation).map((person) => person.name),
    })),
  };
}
