import { expect, it } from 'vitest';
import { applicationStages } from './applications.constants.ts';
import { decisionRefusal, isDecidable } from './client-decision.rules.ts';

it('lets a client change its mind until the candidate is hired or the application ends', () => {
  expect(applicationStages.filter(isDecidable)).toEqual(['new', 'screening', 'presented', 'interview', 'offered']);
  expect(decisionRefusal({ stage: 'presented', decision: 'rejected' }, 'wants interview')).toBeNull();
  expect(decisionRefusal({ stage: 'hired', decision: 'shortlisted' }, 'rejected')).toMatch(/hired already/);
  expect(decisionRefusal({ stage: 'withdrawn', decision: 'undecided' }, 'shortlisted')).toMatch(/ended/);
  expect(decisionRefusal({ stage: 'presented', decision: 'wants interview' }, 'wants interview')).toBe(
    'Your decision is wants an interview already.',
  );
});
