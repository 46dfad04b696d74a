import { expect, it } from 'vitest';
import { stagesFrom } from './application-stage.rules.ts';
import { applicationStages } from './applications.constants.ts';
import { nextStepOf, stageAfter } from './next-step.rules.ts';

const planned = { has_ended: false, has_feedback: false };
const held = { has_ended: true, has_feedback: false };

it.each([
  ['new', 'undecided', null, 'screen'],
  ['screening', 'undecided', null, 'present'],
  ['presented', 'undecided', null, 'client decision'],
  ['presented', 'shortlisted', null, 'book interview'],
  ['presented', 'wants interview', null, 'book interview'],
  ['presented', 'rejected', planned, 'end'],
  ['interview', 'undecided', null, 'book interview'],
  ['interview', 'wants interview', planned, 'meet'],
  ['interview', 'wants interview', held, 'feedback'],
  ['interview', 'wants interview', { ...held, has_feedback: true }, 'offer'],
  ['offered', 'wants interview', held, 'answer'],
  ['hired', 'wants interview', held, null],
  ['rejected', 'rejected', null, null],
  ['withdrawn', 'undecided', planned, null],
] as const)('in %s with decision %s names the next step', (stage, decision, interview, step) => {
  expect(nextStepOf({ stage, decision, interview })).toBe(step);
});

it.each(applicationStages)('leads from %s only where it may move', (stage) => {
  const to = stageAfter(stage);
  if (to !== null) expect(stagesFrom({ stage, decision: 'undecided' })).toContain(to);
});
