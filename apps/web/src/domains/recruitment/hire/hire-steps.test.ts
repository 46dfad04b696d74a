import { hireStageOf, hireSteps } from '@muster/contract/domains/recruitment/hire-steps.ts';
import { expect, it } from 'vitest';
import { hireDraft } from './hire-draft.fixture.ts';
import { answeredStages, stageOf, stepAddress, stepAt, stepBeside } from './hire-steps.ts';

it('leads through the steps of each way of writing', () => {
  expect(stepBeside('details', 'generated', 1)).toBe('insights');
  expect(stepBeside('details', 'template', 1)).toBe('write');
  expect(stepBeside('write', 'generated', 1)).toBe('review');
  expect(stepBeside('path', null, -1)).toBeNull();
  expect(stepBeside('publish', null, 1)).toBeNull();
});

it('knows the address of a step', () => {
  expect(stepAddress('details', 'u')).toBe('/position/hire/additional-details?draft=u');
  expect(stepAt('/position/create')).toBe('write');
  expect(stepAt('/position/view')).toBeNull();
  expect(stageOf('insights')).toBe(3);
});

it('knows which of the five steps have what they ask for', () => {
  const draft = hireDraft();
  expect(answeredStages(draft)).toEqual([true, true, true, false, false]);
  expect(answeredStages({ ...draft, path: null, answers: { title: 'Dispatcher' } })).toEqual(Array(5).fill(false));
  const reviewed = { ...draft, review: { by: 'Priya Nair', at: '2026-03-02T01:00:00Z' } };
  expect(answeredStages({ ...reviewed, answers: { ...draft.answers, timezone_id: null } })).toEqual([
    ...[true, true, false, true, false],
  ]);
});

it('counts the five steps like the list of what waits', () => {
  for (const step of hireSteps) expect([step, stageOf(step) + 1]).toEqual([step, hireStageOf[step]]);
});
