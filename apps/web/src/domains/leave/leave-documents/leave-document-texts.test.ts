import { expect, it } from 'vitest';
import { documentRuleText, documentsAction, failedUploadsText } from './leave-document-texts.ts';

it('opens the documents that are there, and offers to add one while the leave is open', () => {
  const none = { count: 0, is_missing: true };
  expect(documentsAction({ documents: none, state: 'approved' })).toBe('Add document');
  expect(documentsAction({ documents: none, state: 'refused' })).toBeNull();
  expect(documentsAction({ documents: { count: 2, is_missing: false }, state: 'refused' })).toBe('2 documents');
  expect(documentsAction({ documents: null, state: 'requested' })).toBeNull();
});

it('says when a type asks for a document', () => {
  const rule = (document_after_days: number | null) => documentRuleText({ name: 'Sick Leave', document_after_days });
  expect([rule(null), rule(0), rule(1)]).toEqual([
    null,
    'Sick Leave needs a document, such as a medical certificate.',
    'Sick Leave of more than 1 day needs a document, such as a medical certificate.',
  ]);
});

it('says what was not uploaded, and why', () => {
  const failed = { name: 'scan.png', reason: 'The line broke.' };
  expect(failedUploadsText([failed])).toBe(
    'The leave was requested, but a document could not be uploaded. scan.png: The line broke. Add it again here.',
  );
  expect(failedUploadsText([failed, failed])).toMatch(
    /^The leave was requested, but 2 documents .* Add them again here\.$/,
  );
});
