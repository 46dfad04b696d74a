import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { dropForeignDrafts, takeDraft, useDraft, useDraftOnExpiry } from './drafts.ts';
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

function KeptForm({ typed }: { readonly typed: unknown }) {
  useDraft('form', () => typed);
  return null;
}

it('keeps what was typed through a reload for the same user, and nothing after the sign-out', () => {
  startSession(pageDataFor({ roles: ['hr'] }));
  render(<KeptForm typed={{ name: 'Ana' }} />);
  window.dispatchEvent(new Event('pagehide'));
  expect(takeDraft('form')).toEqual({ name: 'Ana' });
  window.dispatchEvent(new Event('pagehide'));
  startSession({ ...pageDataFor({ roles: ['hr'] }), user: null });
  dropForeignDrafts();
  expect(window.sessionStorage).toHaveLength(0);
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
