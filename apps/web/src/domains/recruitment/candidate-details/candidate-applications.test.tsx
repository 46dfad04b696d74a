import type { CandidateApplication } from '@muster/contract/domains/recruitment/application-answers.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { applicationServer, candidateApplication } from '../application.fixture.ts';
import { candidate, candidateServer, shownCandidate } from '../candidate.fixture.ts';
import { openPositionRow } from '../open-position.fixture.ts';

withFakeServer();

const address = '/recruitment/candidates/3?tab=applications';

it('shows each application with its history, times and the reason of the client', async () => {
  await renderScreen(address, { as: { roles: ['hr'] }, server: [...applicationServer, ...candidateServer] });
  await heading('Ana Reyes');
  expect(await screen.findByText('Bookkeeper of Harbour Legal Pty Ltd')).toBeTruthy();
  for (const text of [
    'Too junior for us',
    /^New\s3\sdays · Rejected\s1\sh/,
    'Too little experience · Ask again next year',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All candidates' }).getAttribute('href')).toBe(
    '/recruitment/position-candidates/00000000-0000-4000-8000-000000000003',
  );
});

it('shows a client its decision without the history', async () => {
  const { work: _work, ...application } = candidateApplication;
  const server = [
    answers(candidatesEndpoints.details, shownCandidate),
    answers(applicationsEndpoints.ofCandidate, [application]),
  ];
  await renderScreen(address, { as: { roles: ['client'] }, server });
  expect(await screen.findByText('Too junior for us')).toBeTruthy();
  expect(screen.queryByText(/Time in|Ask again/)).toBeNull();
});

it('adds a candidate without applications to a position that takes candidates', async () => {
  const asked: string[] = [];
  const positions = answers(openPositionsEndpoints.list, ({ query }) => {
    asked.push(query.get('dt_params') ?? '{}');
    return { data: [openPositionRow], total: 1, counts: {} };
  });
  const server = [answers(applicationsEndpoints.ofCandidate, []), positions, ...candidateServer];
  const { user } = await renderScreen(address, { as: { roles: ['hr'] }, server });
  const empty = await screen.findByText('No applications found.');
  expect(screen.queryByText('Next step')).toBeNull();
  const [inHeader, inTab] = await screen.findAllByRole('button', { name: 'Add to position…' });
  expect(inHeader && empty.compareDocumentPosition(inHeader) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  if (inTab) await user.click(inTab);
  const dialog = await screen.findByRole('dialog', { name: 'Add Ana Reyes to a position' });
  await user.click(within(dialog).getByRole('combobox', { name: /^Position/ }));
  await user.click(await screen.findByRole('option', { name: /Bookkeeper/ }));
  expect(JSON.parse(asked.at(-1) ?? '{}').filters.status.value).not.toContain('filled');
  const sent = watch(applicationsEndpoints.create, { id: 9, version: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Ana Reyes has been added to the position.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ position_id: 3, candidate_id: 3 });
});

it('offers no position for an archived candidate', async () => {
  const { work } = candidate;
  const archived = { ...candidate, work: work && { ...work, archived_at: '2026-03-01T00:00:00Z' } };
  const server = [
    answers(candidatesEndpoints.details, archived),
    answers(applicationsEndpoints.ofCandidate, []),
    ...candidateServer,
  ];
  await renderScreen(address, { as: { roles: ['hr'] }, server });
  expect(await screen.findByText('No applications found.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to position…' })).toBeNull();
});

it('offers to hire a candidate with an offer, and links the employee afterwards', async () => {
  const { work } = candidateApplication;
  const offered: CandidateApplication = { ...candidateApplication, stage: 'offered' };
  const employee = { id: 41, name: 'Ana Reyes Santos' };
  const hired: CandidateApplication = {
    ...candidateApplication,
    id: 6,
    stage: 'hired',
    work: work && { ...work, employee },
  };
  const applications = answers(applicationsEndpoints.ofCandidate, [offered, hired]);
  await renderScreen(address, { as: { roles: ['hr'] }, server: [applications, ...candidateServer] });
  expect(await screen.findAllByRole('button', { name: 'Hire…' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Ana Reyes Santos' }).getAttribute('href')).toBe('/employees/41');
});
