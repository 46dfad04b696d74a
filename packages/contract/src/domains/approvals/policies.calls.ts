import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { approverSources, conditionOperators, stepRules } from './approvals.constants.ts';
import { approvalAccess } from './approvals.policy.ts';
import { addPolicyBody, renamePolicyBody } from './policies.schemas.ts';
import { policySteps } from './policy-step.schemas.ts';

const step = z.object({
  name: z.string(),
  rule: z.enum(stepRules),
  approvers: z.array(
    z.object({
      source: z.enum(approverSources),
      user_id: z.int().nullable(),
      role: z.string().nullable(),
      /** Of the person. */
      name: z.string().nullable(),
    }),
  ),
  remind_after_hours: z.int().nullable(),
  escalate_after_hours: z.int().nullable(),
  escalation_role: z.string().nullable(),
  condition: z
    .object({
      field: z.string(),
      operator: z.enum(conditionOperators),
      value: z.union([z.number(), z.boolean(), z.string()]),
    })
    .nullable(),
});
export type PolicyStepView = z.output<typeof step>;

const version = z.object({
  number: z.int(),
  published_at: z.string(),
  /** Null: part of the portal. */
  published_by: z.string().nullable(),
  /** Requests that are decided by this version now. */
  open_requests: z.int(),
  steps: z.array(step),
});

const policy = z.object({
  id: z.int(),
  /** Key of the kind (`allApprovalKinds`). */
  kind: z.string(),
  /** Null: the standard policy of the kind. */
  name: z.string().nullable(),
  /** Number of the current version. */
  version: z.int(),
});

const stuckRequest = z.object({
  id: z.int(),
  kind: z.string(),
  /** The person whose subject it is. */
  person: z.string().nullable(),
  step: z.string(),
  since: z.string(),
});
export type StuckRequest = z.output<typeof stuckRequest>;

const shared = { section: '5', access: approvalAccess.policies } as const;
const read = { ...shared, audit: null } as const;

/** Ours: who decides each kind of request. */
export const policiesCalls = {
  list: defineCall({
    ...read,
    name: 'approvals.policies',
    method: 'GET',
    path: '/api/approval-policies',
    answer: z.object({
      data: z.array(
        policy.extend({
          published_at: z.string(),
          published_by: z.string().nullable(),
          open_requests: z.int(),
          steps: z.array(step),
        }),
      ),
      /** Pending requests that nobody can decide now, the oldest first. */
      stuck: z.array(stuckRequest),
    }),
  }),
  details: defineCall({
    ...read,
    name: 'approvals.policy',
    method: 'GET',
    path: '/api/approval-policies/:id',
    params: idParameter,
    answer: policy.extend({
      /** Newest first. */
      versions: z.array(version),
    }),
  }),
  /** Staff who decide some kind of request, for steps that name a person. */
  people: defineLookup({
    ...shared,
    name: 'approvals.policy-people',
    path: '/api/approval-policy-people',
    row: z.object({ id: z.int(), name: z.string(), email: z.string(), roles: z.array(z.string()) }),
  }),
  /** Who would be asked today about a person, in each step. */
  preview: defineCall({
    ...read,
    name: 'approvals.preview-policy',
    method: 'POST',
    path: '/api/approval-policies/preview',
    effect: 'read',
    body: z.strictObject({ id: requiredId('Id'), employee_id: requiredId('Employee'), steps: policySteps }),
    answer: z.object({
      employee: z.string(),
      steps: z.array(
        z.object({
          name: z.string(),
          /** With substitutes of today; empty if the step has no approver for this person. */
          approvers: z.array(z.string()),
          /** Who is asked instead, if there is none, and who is added by the escalation. */
          escalation: z.array(z.string()),
        }),
      ),
    }),
  }),
  /** Adds a policy beside the standard one of its kind, with the same steps. Records of the owner choose it. */
  add: defineCall({
    ...shared,
    name: 'approvals.add-policy',
    method: 'POST',
    path: '/api/approval-policies',
    body: addPolicyBody,
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'approvals.add-policy',
    neverImpersonating: true,
  }),
  rename: defineCall({
    ...shared,
    name: 'approvals.rename-policy',
    method: 'PUT',
    path: '/api/approval-policies',
    body: renamePolicyBody,
    answer: z.object({ id: z.int() }),
    audit: 'approvals.rename-policy',
    neverImpersonating: true,
  }),
  /** Not offered any more. Pending requests keep their version. */
  remove: defineCall({
    ...shared,
    name: 'approvals.remove-policy',
    method: 'DELETE',
    path: '/api/approval-policies',
    body: z.strictObject({ id: requiredId('Id') }),
    answer: 'nothing',
    audit: 'approvals.remove-policy',
    neverImpersonating: true,
  }),
  /** Adds a version for requests from now on. Pending requests keep theirs. */
  publish: defineCall({
    ...shared,
    name: 'approvals.publish-policy',
    method: 'POST',
    path: '/api/approval-policies/publish',
    body: z.strictObject({ id: requiredId('Id'), version: z.int().min(1), steps: policySteps }),
    answer: z.object({ version: z.int() }),
    status: 201,
    audit: 'approvals.publish-policy',
    neverImpersonating: true,
  }),
};
