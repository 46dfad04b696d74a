import { setupSteps } from '@muster/contract/domains/home/setup.calls.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupEndpoints } from '../../../platform/api/endpoints/setup.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const stepsDone = (done: number) =>
  answers(
    setupEndpoints.read,
    setupSteps.map((step, index) => ({ step, count: index < done ? 2 : 0, is_done: index < done })),
  );

it('lists what a new portal needs, each with the place where it is done', async () => {
  await renderScreen('/', { as: { roles: ['admin'] }, server: [stepsDone(1)] });
  expect(await screen.findByText('1 of 5 done')).toBeTruthy();
  expect(screen.getByText('Done · 2')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add offices' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add shifts' }).getAttribute('href')).toBe('/shifts');
  expect(screen.getByRole('link', { name: 'Add people' }).getAttribute('href')).toBe('/employees');
});

it('leaves once everything is there', async () => {
  await renderScreen('/', { as: { roles: ['hr'] }, server: [stepsDone(5)] });
  await heading(/^Good/);
  await screen.findByText('Coming up');
  expect(screen.queryByText('Set up Muster')).toBeNull();
});
