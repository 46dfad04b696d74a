import { expect, it } from 'vitest';
import { positionStatuses } from '../../states.ts';
import { applicationStages, clientDecisions } from './applications.constants.ts';
import { awaitsDecision, decisionRefusal, isDecidable } from './client-decision.rules.ts';

it('lets a client change its mind until the candidate is hired or the application ends', () => {
  expect(applicationStages.filter(isDecidable)).toEqual(['new', 'screening', 'presented', 'interview', 'offered']);
  expect(decisionRefusal({ stage: 'presented', decision: 'rejected' }, 'wants interview')).toBeNull();
  expect(decisionRefusal({ stage: 'hired', decision: 'shortlisted' }, 'rejected')).toMatch(/hired already/);
  expect(decisionRefusal({ stage: 'withdrawn', decision: 'undecided' }, 'shortlisted')).toMatch(/ended/);
  expect(decisionRefusal({ stage: 'presented', decision: 'wants interview' }, 'wants interview')).toBe(
    'Your decision is wants an interview already.',
  );
});

it('waits for the client while it is presented, undecided, and the position is worked on', () => {
  const states = positionStatuses.flatMap((position) =>
    applicationStages.flatMap((stage) => clientDecisions.map((decision) => ({ position, stage, decision }))),
  );
  const waiting = states.filter(({ position, ...application }) => awaitsDecision(application, position));
  expect(waiting.map(({ position, stage, decision }) => [position, stage, decision])).toEqual([
    ['sourcing', 'presented', 'undecided'],
    ['pending interviews', 'presented', 'undecided'],
  ]);
});
