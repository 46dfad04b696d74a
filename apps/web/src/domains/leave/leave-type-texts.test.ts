import { expect, it } from 'vitest';
import { leaveType } from './leave-type.fixture.ts';
import { documentsText, noticeText, payText, tenureText } from './leave-type-texts.ts';

it('says pay, notice, documents and service in words', () => {
  const texts = [payText, noticeText, documentsText, tenureText].map((text) => text(leaveType));
  expect(texts).toEqual(['Full pay', '30 days', 'Always', 'From the first day']);
  expect([0, 50].map((paid_percent) => payText({ paid_percent }))).toEqual(['Unpaid', '50% of pay']);
  expect([0, 1].map((notice_days) => noticeText({ notice_days }))).toEqual(['None', '1 day']);
  expect([null, 2].map((document_after_days) => documentsText({ document_after_days }))).toEqual([
    'Not required',
    'After 2 days',
  ]);
  expect([1, 12].map((tenure_months) => tenureText({ tenure_months }))).toEqual(['After 1 month', 'After 12 months']);
});
