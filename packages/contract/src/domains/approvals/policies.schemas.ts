import { z } from 'zod';
import { requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { mostPolicyName, namedPolicyKinds, policyLabels } from './approvals.constants.ts';

const name = requiredText(policyLabels.name, mostPolicyName);

export const addPolicyBody = z.strictObject({ kind: requiredChoice(policyLabels.kind, namedPolicyKinds), name });
export const renamePolicyBody = z.strictObject({ id: requiredId('Id'), name });
