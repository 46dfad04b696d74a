import { expect, it } from 'vitest';
import { applicationStages, clientDecisions } from './applications.constants.ts';
import { isDecidable } from './client-decision.rules.ts';
import { clientStageOf, clientStateWord } from './client-stage.rules.ts';

it.each([
  ['presented', 'undecided', 'to-decide', 'Your decision'],
  ['presented', 'shortlisted', 'shortlisted', 'Shortlisted'],
  ['presented', 'wants interview', 'interview', 'Wants an interview'],
  ['presented', 'rejected', 'ended', 'Rejected'],
  ['interview', 'shortlisted', 'interview', 'Interview'],
  ['interview', 'rejected', 'ended', 'Rejected'],
  ['offered', 'undecided', 'offered', 'Offered'],
  ['hired', 'wants interview', 'hired', 'Hired'],
  ['rejected', 'shortlisted', 'ended', 'Withdrawn'],
  ['withdrawn', 'undecided', 'ended', 'Withdrawn'],
] as const)('shows %s and %s as %s', (stage, decision, shown, word) => {
  expect(clientStageOf({ stage, decision })).toBe(shown);
  expect(clientStateWord({ stage, decision })).toBe(word);
});

it('does not say whether recruiters or the candidate ended an application', () => {
  for (const decision of clientDecisions)
    expect(clientStateWord({ stage: 'rejected', decision })).toBe(clientStateWord({ stage: 'withdrawn', decision }));
});

it('asks for no decision where none can be made', () => {
  for (const stage of applicationStages)
    if (!isDecidable(stage)) expect(clientStageOf({ stage, decision: 'undecided' })).not.toBe('to-decide');
});
