import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { applicationCard, applicationServer, candidateApplication } from '../application.fixture.ts';
import { candidate, candidateServer, shownCandidate } from '../candidate.fixture.ts';

withFakeServer();

const as = { roles: ['recruitment'] as const };

it.each(['/recruitment/candidates/3', '/candidate/3'])('shows a candidate at %s', async (address) => {
  await renderScreen(address, { as, server: candidateServer });
  await heading('Ana Reyes');
  for (const text of ['Bookkeeper, 6 years · Makati City', 'Job board', 'Xero, BAS', '+63 (917) 123-4567'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: /ana\.reyes/ }).getAttribute('href')).toBe('mailto:ana.reyes@mail.test');
});

it('shows the position, the stage and the next step of the application that goes on, and counts on the tabs', async () => {
  const living = { ...candidateApplication, id: applicationCard.id, stage: applicationCard.stage };
  const applications = answers(applicationsEndpoints.ofCandidate, [candidateApplication, living]);
  await renderScreen('/recruitment/candidates/3', {
    as,
    server: [applications, ...candidateServer, ...applicationServer],
  });
  await heading('Ana Reyes');
  expect(await screen.findByRole('link', { name: 'Bookkeeper' })).toBeTruthy();
  expect(screen.getByText('Harbour Legal Pty Ltd · 1 more')).toBeTruthy();
  const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(factOf('Stage')).toMatch(/^(New|Screening|Presented|Interview|Offered)/);
  await waitFor(() => expect(factOf('Next step')).not.toBe('–'));
  expect(screen.getByRole('link', { name: 'Applications 2' })).toBeTruthy();
});

it('archives and brings back a candidate, and opens the form', async () => {
  const { work } = candidate;
  const archived = { ...candidate, work: work && { ...work, archived_at: '2026-03-01T00:00:00Z' } };
  const server = [answers(candidatesEndpoints.details, archived), ...candidateServer];
  const { user } = await renderScreen('/recruitment/candidates/3', { as, server });
  await heading('Ana Reyes');
  expect(screen.getByText('Archived')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const sent = watch(candidatesEndpoints.unarchive, undefined);
  await user.click(await screen.findByRole('menuitem', { name: 'Bring back' }));
  expect(await screen.findByText('Ana Reyes is back in the list.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'Candidate details' })).toBeTruthy();
});

it('offers nothing to change of an anonymised candidate, and the export to HR alone', async () => {
  const { work } = candidate;
  const anonymised = { ...candidate, work: work && { ...work, anonymised_at: '2026-03-01T00:00:00Z' } };
  const server = [answers(candidatesEndpoints.details, anonymised), ...candidateServer];
  const { user } = await renderScreen('/recruitment/candidates/3', { as: { roles: ['hr'] }, server });
  await heading('Ana Reyes');
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Export personal data',
  ]);
});

it('shows how long the data are kept', async () => {
  await renderScreen('/recruitment/candidates/3', { as, server: candidateServer });
  await heading('Ana Reyes');
  expect(screen.getByText(/^Given on Feb/)).toBeTruthy();
  expect(screen.getByText(/^Feb.* 2028$/)).toBeTruthy();
});

it('shows role client the profile alone', async () => {
  const server = [answers(candidatesEndpoints.details, shownCandidate)];
  await renderScreen('/recruitment/candidates/3', { as: { roles: ['client'] }, server });
  await heading('Ana Reyes');
  expect(screen.queryByRole('button', { name: /Update|More/ })).toBeNull();
  expect(screen.queryByText(/Email|Phone|Source|Tags|Activity/)).toBeNull();
});

it.each(['/recruitment/candidates/77', '/candidate/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(candidatesEndpoints.details, 'not-found')] });
  expect(await heading('Candidate not found')).toBeTruthy();
});

it('leads the address of a merged record to the kept one, which says what was merged', async () => {
  const { work } = candidate;
  const merge = {
    removed_id: 9,
    merged_at: '2026-03-01T00:00:00Z',
    merged_by: 'Camille Sarmiento',
    taken: ['phone' as const],
  };
  const kept = { ...candidate, work: work && { ...work, merges: [merge] } };
  const server = [answers(candidatesEndpoints.details, kept), ...candidateServer];
  await renderScreen('/recruitment/candidates/9', { as, server });
  await heading('Ana Reyes');
  expect(screen.getByText('Record 9')).toBeTruthy();
  expect(screen.getByText(/Camille Sarmiento · took phone/)).toBeTruthy();
});
