import { expect, it } from 'vitest';
import { approvalStates } from '../approvals/approvals.constants.ts';
import { decisionRefusal, filedRefusal, waitRefusal, wasWorkedOn } from './ticket-approval.rules.ts';

const states = [null, ...approvalStates];

it('holds a ticket while it waits, and no other one', () => {
  expect(states.filter((state) => waitRefusal(state) !== null)).toEqual(['pending']);
  expect(states.filter((state) => decisionRefusal(state) === null)).toEqual(['pending']);
});

it('keeps what an approver read', () => {
  expect(states.filter((state) => filedRefusal(state) === null)).toEqual([null]);
});

it('says what became of the approval', () => {
  expect(states.map(decisionRefusal)).toEqual([
    'This ticket needs no approval.',
    null,
    'This ticket was approved already.',
    'This ticket was rejected already.',
    'This ticket was withdrawn already.',
  ]);
  expect(states.filter(wasWorkedOn)).toEqual([null, 'approved']);
});
