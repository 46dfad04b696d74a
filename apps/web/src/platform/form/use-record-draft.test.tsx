import { expect, it } from 'vitest';
import { withDraft } from './use-record-draft.ts';

it('restores the fields that the form still has, in their shape', () => {
  const values = { name: '', office_id: null, members: [{ id: 1 }], notes: 'a' };
  const draft = { name: 'Ana', office_id: 3, members: [], gone: 'x', notes: { nested: true } };
  expect(withDraft(values, draft)).toEqual({ name: 'Ana', office_id: 3, members: [], notes: 'a' });
  expect(withDraft(values, 'text')).toBe(values);
  expect(withDraft(values, null)).toBe(values);
});
