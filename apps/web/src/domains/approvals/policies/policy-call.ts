import type { ApprovalKind } from '@muster/contract/domains/approvals/approval-kind.ts';
import { draftErrors } from '@muster/contract/domains/approvals/policy-draft.rules.ts';
import { policySteps } from '@muster/contract/domains/approvals/policy-step.schemas.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { policiesEndpoints } from '../../../platform/api/endpoints/policies.generated.ts';
import type { FormCall } from '../../../platform/form/form-call.ts';
import { bodyOf, type PolicyFormValues } from './policy-form-values.ts';

/** Each error names its step, because the steps have the same fields. */
export const publishCall = (
  kind: ApprovalKind,
  { id, version }: { readonly id: number; readonly version: number },
): FormCall<PolicyFormValues> => ({
  errorsOf: ({ steps }) => {
    const parsed = policySteps.safeParse(steps.map(bodyOf));
    if (parsed.success) return draftErrors(kind, { steps: parsed.data });
    const texts = parsed.error.issues.map(({ path: [step], message }) =>
      typeof step === 'number' ? `Step ${step + 1}: ${message}` : message,
    );
    return { steps: [...new Set(texts)] };
  },
  send: ({ steps }) =>
    callApi(policiesEndpoints.publish, { body: { id, version, steps: policySteps.parse(steps.map(bodyOf)) } }),
});
