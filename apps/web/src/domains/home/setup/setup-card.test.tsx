import { neededSteps, optionalSteps } from '@muster/contract/domains/home/setup.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeEndpoints } from '../../../platform/api/endpoints/home.generated.ts';
import { officesEndpoints } from '../../../platform/api/endpoints/offices.generated.ts';
import { setupEndpoints } from '../../../platform/api/endpoints/setup.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const stepsDone = (done: number) =>
  answers(setupEndpoints.read, [
    ...neededSteps.map((step, index) => ({
      step,
      count: index < done ? 2 : 0,
      is_done: index < done,
      is_optional: false,
      begun: null,
    })),
    ...optionalSteps.map((step) => ({ step, count: 0, is_done: false, is_optional: true, begun: null })),
  ]);

it('lists what a new portal needs, each with the place where it is done', async () => {
  await renderScreen('/', { as: { roles: ['admin'] }, server: [stepsDone(1)] });
  expect(await screen.findByText('1 of 5 done')).toBeTruthy();
  expect(screen.getByText('Done · 2')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add office' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add shift' }).getAttribute('href')).toBe('/shifts');
  expect(screen.getByRole('link', { name: 'Add employee' }).getAttribute('href')).toBe('/employees');
});

it('continues a client that has no invoice configuration, and invitations', async () => {
  const begun = { is_done: false, is_optional: false, count: 0 };
  const steps = answers(setupEndpoints.read, [
    { ...begun, step: 'clients' as const, begun: { count: 1, id: 4, needs: 'invoice-config' as const } },
    { ...begun, step: 'users' as const, begun: { count: 2, id: 9, needs: 'acceptance' as const } },
  ]);
  await renderScreen('/', { as: { roles: ['admin'] }, server: [steps] });
  expect((await screen.findByRole('link', { name: 'Add invoice configuration' })).getAttribute('href')).toBe(
    '/clients/4?tab=invoicing',
  );
  expect(screen.getByText('2 invitations are not accepted yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View users' }).getAttribute('href')).toBe('/users');
});

it('opens the form of the step', async () => {
  const { user, address } = await renderScreen('/', {
    as: { roles: ['admin'] },
    server: [stepsDone(0), answers(officesEndpoints.list, { data: [], total: 0 })],
  });
  await user.click(await screen.findByRole('link', { name: 'Add office' }));
  expect(await screen.findByRole('dialog', { name: /office/i })).toBeTruthy();
  expect(address()).toBe('/offices');
});

it('leads an admin to the form of a user, and lists what a portal works without apart', async () => {
  await renderScreen('/', { as: { roles: ['admin'] }, server: [stepsDone(4)] });
  expect((await screen.findByRole('link', { name: 'Add user' })).getAttribute('href')).toBe('/users');
  expect(screen.getByText('4 of 5 done')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Optional' })).toBeTruthy();
  expect(screen.getByText('Set up email')).toBeTruthy();
});

it('leads HR, who cannot add staff, to the users of clients', async () => {
  await renderScreen('/', { as: { roles: ['hr'] }, server: [stepsDone(4)] });
  expect((await screen.findByRole('link', { name: 'Invite client users' })).getAttribute('href')).toBe('/clients');
  expect(screen.queryByRole('link', { name: 'Add user' })).toBeNull();
});

it('says about unsent emails only that email is to be set up', async () => {
  const employees = { active: 1, inactive: 0, separated: 0, incomplete_configuration: 0, started_this_month: 0 };
  const figures = { employees, outbox: { mails: 1, messages: 0, failed_tasks: 0 }, notifications: { unread: 0 } };
  await renderScreen('/', {
    as: { roles: ['admin'] },
    server: [stepsDone(4), answers(homeEndpoints.figures, figures)],
  });
  expect(await screen.findByText('Active employees')).toBeTruthy();
  expect(screen.getByText('Set up email')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the outbox' })).toBeNull();
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
