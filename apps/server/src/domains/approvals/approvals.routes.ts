import { policiesCalls as policies } from '@muster/contract/domains/approvals/policies.calls.ts';
import { substitutesCalls as substitutes } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { addSubstitute } from './add-substitute.ts';
import { addPolicy, removePolicy, renamePolicy } from './change-policies.ts';
import { endSubstitute } from './end-substitute.ts';
import { readSubstituteChoices, readSubstitutes } from './list-substitutes.ts';
import { previewPolicy } from './preview-policy.ts';
import { publishPolicy } from './publish-policy.ts';
import { readPolicies, readPolicy, readPolicyPeople } from './read-policies.ts';

export const approvalsBindings = [
  bind(policies.list, readPolicies),
  bind(policies.people, readPolicyPeople),
  bind(policies.details, readPolicy),
  bind(policies.preview, previewPolicy),
  bind(policies.add, addPolicy),
  bind(policies.rename, renamePolicy),
  bind(policies.remove, removePolicy),
  bind(policies.publish, publishPolicy),
  bind(substitutes.list, readSubstitutes),
  bind(substitutes.choices, readSubstituteChoices),
  bind(substitutes.add, addSubstitute),
  bind(substitutes.end, endSubstitute),
];
