import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

it('leads a signed-in user home', async () => {
  await renderScreen('/forbidden', { as: { roles: ['employee'] } });
  expect(await heading('Forbidden')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Forbidden · Muster');
});

it('leads a visitor to the sign-in page', async () => {
  await renderScreen('/forbidden');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/user-login');
});
