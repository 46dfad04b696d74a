import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { pageDataFor } from '../../../testing/people.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { anaReyes, myPositionServer, profileOf } from '../my-position.fixture.ts';

withFakeServer();

const as = { roles: ['client-user'] as const };
const address = `/position/candidate-profile/${anaReyes.uuid}`;

it('shows who was presented, with the terms of the position and the next candidate', async () => {
  await renderScreen(address, { as, server: myPositionServer });
  await heading('Ana Reyes');
  for (const text of ['Makati City', '1 of 3', 'Mon, Mar 16']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next candidate: Ben Cruz' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Previous candidate/ })).toBeNull();
});

it('decides in place', async () => {
  const { user } = await renderScreen(address, { as, server: myPositionServer });
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.click(await screen.findByRole('button', { name: 'Ask for an interview Ana Reyes' }));
  await screen.findByText('You asked for an interview with Ana Reyes.');
  expect(sent[0]?.body).toEqual({ version: 1, decision: 'wants interview' });
});

it('offers two decisions on a phone, and the others in a menu', async () => {
  const widen = narrowWindow();
  const { user } = await renderScreen(address, { as, server: myPositionServer });
  await screen.findByRole('button', { name: 'Not a fit… Ana Reyes' });
  expect(screen.getByRole('button', { name: 'Book an interview with Ana Reyes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Shortlist/ })).toBeNull();
  const sent = watch(applicationsEndpoints.decide, { version: 2 });
  await user.click(screen.getByRole('button', { name: 'More decisions on Ana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }));
  await screen.findByText('You shortlisted Ana Reyes.');
  expect(sent[0]?.body).toEqual({ version: 1, decision: 'shortlisted' });
  widen();
});

it('takes a decision back while it can', async () => {
  const decided = {
    ...anaReyes,
    decision: 'shortlisted',
    decision_version: 2,
    decided_by: 'Helen Strand',
    decided_at: '2026-02-25T02:00:00Z',
  } as const;
  const server = [answers(myPositionsEndpoints.profile, profileOf(decided))];
  const { user } = await renderScreen(address, { as, server });
  expect(await screen.findByRole('heading', { name: 'Your decision: shortlisted' })).toBeTruthy();
  expect(screen.getByText(/^Helen Strand, Feb.25,.2026/)).toBeTruthy();
  const acts = screen.getAllByRole('button', { name: /Ana Reyes$/ }).map(({ textContent }) => textContent);
  expect(acts).toEqual(['Book an interview…', 'Ask for an interview', 'Not a fit…', 'Undo']);
  const sent = watch(applicationsEndpoints.decide, { version: 3 });
  await user.click(screen.getByRole('button', { name: 'Undo decision Ana Reyes' }));
  await screen.findByText('You took back your decision on Ana Reyes.');
  expect(sent[0]?.body).toEqual({ version: 2, decision: 'undecided' });
});

it('offers no decision once the candidate is hired', async () => {
  const hired = profileOf({ ...anaReyes, stage: 'hired', decision: 'wants interview' });
  await renderScreen(address, { as, server: [answers(myPositionsEndpoints.profile, hired)] });
  expect(await screen.findByText('Hired')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ana Reyes$/ })).toBeNull();
});

it('offers no decision to staff who are client users as well', async () => {
  await renderScreen(address, { as: { roles: ['payroll', 'client-user'] }, server: myPositionServer });
  await heading('Ana Reyes');
  expect(screen.queryByRole('button', { name: /Ana Reyes$/ })).toBeNull();
});

it('finds nothing for an unknown candidate', async () => {
  await renderScreen(address, { as, server: [refuses(myPositionsEndpoints.profile, 'not-found')] });
  expect(await heading('Candidate not found')).toBeTruthy();
});

it('books an interview on a day of choice, with the viewer who has set hours', async () => {
  const asked: unknown[] = [];
  const times = ['2026-03-12T09:00:00Z', '2026-03-12T10:00:00Z', '2026-03-20T11:00:00Z'].map((starts_at) => ({
    starts_at,
    ends_at: starts_at,
  }));
  const server = [
    ...myPositionServer,
    answers(interviewsEndpoints.attendees, [
      { id: pageDataFor(as).user?.id ?? 0, name: 'Priya Nair', side: 'client', has_availability: true },
      { id: 99, name: 'Oliver Hart', side: 'client', has_availability: false },
    ]),
    answers(interviewsEndpoints.times, ({ body }) => {
      asked.push(body);
      return { timezone: 'Europe/London', times, without_availability: [] };
    }),
  ];
  const { user } = await renderScreen(address, { as, server });
  await user.click(await screen.findByRole('button', { name: 'Book an interview with Ana Reyes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Book an interview with Ana Reyes' });
  expect(await within(dialog).findByRole('checkbox', { name: 'Priya Nair', checked: true })).toBeTruthy();
  expect(within(dialog).getByText('No hours set yet: Oliver Hart')).toBeTruthy();
  expect(within(dialog).queryByRole('checkbox', { name: /Oliver Hart/ })).toBeNull();
  expect(await within(dialog).findAllByRole('button', { name: /London · .*Manila/ })).toHaveLength(2);
  await user.click(within(dialog).getByRole('combobox', { name: 'Day' }));
  await user.click(await screen.findByRole('option', { name: /Mar 20 · 1 time$/ }));
  expect(within(dialog).getByRole('button', { name: /^11:00 AM London · 7:00 PM Manila$/ })).toBeTruthy();
  expect(within(dialog).queryByRole('checkbox', { name: /Oliver Hart/ })).toBeNull();
  expect(within(dialog).getByText('No hours set yet: Oliver Hart')).toBeTruthy();
  await user.click(within(dialog).getByRole('combobox', { name: 'Length' }));
  await user.click(await screen.findByRole('option', { name: /^30/ }));
  await expect.poll(() => asked.at(-1)).toMatchObject({ minutes: 30, user_ids: [pageDataFor(as).user?.id] });
});

it('leads a viewer without hours to them', async () => {
  const server = [
    ...myPositionServer,
    answers(interviewsEndpoints.attendees, [
      { id: pageDataFor(as).user?.id ?? 0, name: 'Priya Nair', side: 'client', has_availability: false },
    ]),
  ];
  const { user } = await renderScreen(address, { as, server });
  await user.click(await screen.findByRole('button', { name: 'Book an interview with Ana Reyes' }));
  const link = await screen.findByRole('link', { name: 'Set my hours' });
  expect(link.getAttribute('href')).toBe('/position/my-available-schedule/create');
});
