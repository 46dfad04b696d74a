import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leaveDayMinutes } from '../../constants.ts';
import { documentStateOf, needsDocument, takesDocuments } from './leave-documents.rules.ts';
import { leaveRequestStates } from './leave-requests.constants.ts';

const minutes = fc.integer({ min: 0, max: 60 * leaveDayMinutes });
const days = fc.integer({ min: 0, max: 60 });

it('needs a document for more leave than the days of the type', () => {
  expect(needsDocument(2, 2 * leaveDayMinutes)).toBe(false);
  expect(needsDocument(2, 2.5 * leaveDayMinutes)).toBe(true);
  expect([needsDocument(0, 0), needsDocument(0, 1)]).toEqual([false, true]);
});

it('never needs one for a type that asks for none, and keeps needing it for longer leave', () => {
  fc.assert(fc.property(minutes, (taken) => !needsDocument(null, taken)));
  fc.assert(
    fc.property(days, minutes, minutes, (after, taken, more) => {
      if (needsDocument(after, taken)) expect(needsDocument(after, taken + more)).toBe(true);
      if (!needsDocument(after, taken)) expect(needsDocument(after + 1, taken)).toBe(false);
    }),
  );
});

it('takes documents while the leave waits or is approved', () => {
  expect(leaveRequestStates.filter(takesDocuments)).toEqual(['requested', 'approved']);
});

it('says whether a document is missing, attached or no matter', () => {
  expect(documentStateOf({ count: 0, is_missing: true })).toBe('missing');
  expect(documentStateOf({ count: 2, is_missing: false })).toBe('attached');
  expect(documentStateOf({ count: 0, is_missing: false })).toBeNull();
  expect(documentStateOf(null)).toBeNull();
});
