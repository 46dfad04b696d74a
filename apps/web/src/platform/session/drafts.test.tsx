import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { dropForeignDrafts, takeDraft, useDraftOnExpiry } from './drafts.ts';
import { markExpired, startSession } from './session-store.ts';

function Form({ typed }: { readonly typed: unknown }) {
  useDraftOnExpiry('form', () => typed);
  return null;
}

function expireUnder(typed: unknown) {
  startSession(pageDataFor({ roles: ['hr'] }));
  render(<Form typed={typed} />);
  markExpired();
}

it('restores what the same user typed, once', () => {
  expireUnder({ name: 'Ana' });
  startSession(pageDataFor({ roles: ['hr'] }));
  dropForeignDrafts();
  expect(takeDraft('form')).toEqual({ name: 'Ana' });
  expect(takeDraft('form')).toBeNull();
});

it('keeps no draft of an untouched form', () => {
  expireUnder(null);
  expect(takeDraft('form')).toBeNull();
});

it("never shows another user's draft", () => {
  expireUnder({ name: 'Ana' });
  startSession(pageDataFor({ roles: ['admin'], user: { uuid: 'other' } }));
  dropForeignDrafts();
  expect(window.sessionStorage).toHaveLength(0);
  expect(takeDraft('form')).toBeNull();
});
