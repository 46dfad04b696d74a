import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { expect, it } from 'vitest';
import { shownCard } from '../application.fixture.ts';
import { nextStepText } from './next-step-text.ts';

const at = { now: 1_773_280_800_000, zone: 'Asia/Manila' };
const work: ApplicationCard['work'] = {
  version: 2,
  stage_since: '2026-02-22T02:00:00Z',
  decided_by: null,
  moves: [],
  employee: null,
  source: 'referral',
  score: null,
  interview: null,
};
const textOf = (gaps: object) => nextStepText({ ...shownCard, work, ...gaps }, at);

it('says what comes next, with the time of a planned interview and the decision of the client', () => {
  const interview = { id: 7, starts_at: '2026-03-13T07:30:00Z', ends_at: '2026-03-13T08:15:00Z', has_feedback: false };
  expect(textOf({})).toBe('Waiting for the client');
  expect(textOf({ decision: 'shortlisted' })).toBe('Shortlisted · book the interview');
  expect(textOf({ stage: 'interview' })).toBe('Book the interview');
  expect(textOf({ stage: 'interview', work: { ...work, interview } })?.replaceAll(' ', ' ')).toBe(
    'Interview Fri, Mar 13, 3:30 PM',
  );
  expect(textOf({ stage: 'offered' })).toBe('Waiting for the candidate');
});

it('says nothing of a settled application, and nothing to viewers who do not recruit', () => {
  expect(textOf({ stage: 'hired' })).toBeNull();
  expect(nextStepText(shownCard, at)).toBeNull();
});
