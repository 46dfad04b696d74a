import { setupSteps } from '@muster/contract/domains/home/setup.calls.ts';
import { screen, within } from '@testing-library/react';
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

it('comes before everything else, and before the figures about people', async () => {
  await renderScreen('/', { as: { roles: ['admin'] }, server: [stepsDone(4)] });
  const list = await screen.findByText('Set up Muster');
  const today = await screen.findByRole('list', { name: 'Today' });
  expect(list.compareDocumentPosition(today)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByRole('heading', { name: 'Coming up' })).toBeTruthy();
});

it('shows no figures while there are no people', async () => {
  await renderScreen('/', { as: { roles: ['admin'] }, server: [stepsDone(3)] });
  await screen.findByText('Set up Muster');
  for (const name of ['Attendance rate', 'Payroll periods', 'Coming up', 'Who is away'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByText('Active employees')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Today' })).toBeNull();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Shift calendar' })).toBeNull();
});

it('leaves once everything is there', async () => {
  await renderScreen('/', { as: { roles: ['hr'] }, server: [stepsDone(5)] });
  await heading(/^Good/);
  await screen.findByText('Coming up');
  expect(screen.queryByText('Set up Muster')).toBeNull();
});
