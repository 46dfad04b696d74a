import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

describe.each([
  ['a visitor', null],
  ['an employee', { roles: ['employee'] as const }],
])('%s', (_, person) => {
  it.each(['/nowhere', '/employees/12/deeper', '/%E0%A4%A'])('finds no page at %s', async (path) => {
    const { address } = await renderScreen(path, { as: person });
    expect(await heading('Page not found')).toBeTruthy();
    expect(address()).toBe('/page-not-found');
  });
});

it('leads home', async () => {
  await renderScreen('/page-not-found', { as: { roles: ['employee'] } });
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
});

it('hides the staff screens from employees', async () => {
  const { address } = await renderScreen('/employees', { as: { roles: ['employee'] } });
  expect(await heading('Page not found')).toBeTruthy();
  expect(address()).toBe('/page-not-found');
});
