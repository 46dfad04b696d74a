import { resumeTextStates } from '@muster/contract/domains/recruitment/resume-texts.constants.ts';
import { expect, it } from 'vitest';
import { resumeStateText } from './resume-state-texts.ts';

it('says for each state whether search finds the resume, and what to do otherwise', () => {
  const problems = resumeTextStates.filter((state) => resumeStateText({ state, is_cut: false }).isProblem);
  expect(problems).toEqual(['encrypted', 'damaged', 'too-large', 'too-slow', 'no-text', 'other-kind']);
  for (const state of problems) expect(resumeStateText({ state, is_cut: false }).text).toMatch(/^Not searchable: /);
  expect(resumeStateText({ state: 'read', is_cut: true }).text).toMatch(/200,000/);
});
