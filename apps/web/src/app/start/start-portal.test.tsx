import type { PageData } from '@muster/contract/page-data.ts';
import { act, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { pageDataFor } from '../../testing/people.ts';
import { withFakeServer } from '../../testing/render-screen.tsx';
import { usualAnswers } from '../../testing/usual-answers.ts';
import { startPortal } from './start-portal.tsx';

withFakeServer();

let portal: Root;

afterEach(() => {
  act(() => portal.unmount());
  document.body.replaceChildren();
});

/** The page as the server sends it. */
async function open(address: string, data: PageData | null) {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  if (data !== null) {
    fakeServer.use(...usualAnswers(data));
    const facts = document.createElement('script');
    facts.id = 'page-data';
    facts.type = 'application/json';
    facts.textContent = JSON.stringify(data);
    document.body.append(facts);
  }
  window.history.replaceState(null, '', address);
  portal = await act(() => startPortal(window));
}

it('calls.routing.1 opens the sign-in page for a visitor, and sends no request', async () => {
  const requests: string[] = [];
  fakeServer.events.on('request:start', ({ request }) => void requests.push(request.url));
  await open('/', pageDataFor(null));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(document.title).toBe('Sign in · Muster');
  expect(requests).toEqual([]);
  fakeServer.events.removeAllListeners();
});

it('opens the requested screen for a signed-in user', async () => {
  await open('/', pageDataFor({ roles: ['employee'] }));
  expect(await screen.findByRole('heading', { name: /Maricel$/ })).toBeTruthy();
});

it('calls.routing.2 does not start without the key of the push client, and says so', async () => {
  const data = pageDataFor(null);
  await open('/user-login', { ...data, push: { ...data.push, key: '' } });
  expect(screen.getByText('Muster could not start')).toBeTruthy();
  expect(screen.getByText(/the page must pass the key to the push client/)).toBeTruthy();
});

it('calls.routing.2 does not start without session data, and says where they are missing', async () => {
  await open('/user-login', null);
  expect(screen.getByText(/carries no session data/)).toBeTruthy();
});
