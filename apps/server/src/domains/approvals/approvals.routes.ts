import { substitutesCalls as substitutes } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { addSubstitute } from './add-substitute.ts';
import { endSubstitute } from './end-substitute.ts';
import { readSubstituteChoices, readSubstitutes } from './list-substitutes.ts';

export const approvalsBindings = [
  bind(substitutes.list, readSubstitutes),
  bind(substitutes.choices, readSubstituteChoices),
  bind(substitutes.add, addSubstitute),
  bind(substitutes.end, endSubstitute),
];
