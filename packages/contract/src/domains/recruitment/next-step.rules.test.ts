import { expect, it } from 'vitest';
import { stagesFrom } from './application-stage.rules.ts';
import { applicationStages } from './applications.constants.ts';
import { isSlowStep, nextStepOf, stageAfter } from './next-step.rules.ts';

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

it.each([
  ['client decision', 24, 25],
  ['feedback', 24, 25],
  ['screen', 120, 121],
  ['answer', 120, 121],
] as const)('is slow with the step %s after its hours', (step, inTime, late) => {
  expect(isSlowStep(step, inTime)).toBe(false);
  expect(isSlowStep(step, late)).toBe(true);
});

it('is never slow before an interview, or once the application is settled', () => {
  for (const step of ['meet', null] as const) expect(isSlowStep(step, 10_000)).toBe(false);
});
