import { expect, it } from 'vitest';
import { stageOf, stepAddress, stepAt, stepBeside } from './hire-steps.ts';

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
