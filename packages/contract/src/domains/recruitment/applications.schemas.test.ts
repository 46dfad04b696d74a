import { expect, it } from 'vitest';
import { decideApplicationBody, moveApplicationBody } from './applications.schemas.ts';

const messages = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

it('asks for a reason to reject, and for no other move', () => {
  const move = (body: object) => messages(moveApplicationBody.safeParse({ version: 1, ...body }));
  expect(move({ stage: 'rejected' })).toEqual(['The reason is required.']);
  expect(move({ stage: 'rejected', rejection: '' })).toEqual(['The reason is required.']);
  expect(move({ stage: 'rejected', rejection: 'pay' })).toBeUndefined();
  expect(move({ stage: 'screening', rejection: 'pay' })).toEqual(['The reason is invalid.']);
  expect(move({ stage: 'withdrawn', rejection: '', note: 'Another offer' })).toBeUndefined();
});

it('asks a client for a reason to reject, and for no other decision', () => {
  const decide = (body: object) => messages(decideApplicationBody.safeParse({ version: 1, ...body }));
  expect(decide({ decision: 'rejected', reason: ' ' })).toEqual(['The reason is required.']);
  expect(decide({ decision: 'rejected', reason: 'Too junior' })).toBeUndefined();
  expect(decide({ decision: 'shortlisted', reason: 'Good' })).toEqual(['The reason is invalid.']);
  expect(decide({ decision: 'shortlisted' })).toBeUndefined();
});
