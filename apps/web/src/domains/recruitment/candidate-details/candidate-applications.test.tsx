import type { CandidateApplication } from '@muster/contract/domains/recruitment/application-answers.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { applicationServer, candidateApplication } from '../application.fixture.ts';
import { candidateServer, shownCandidate } from '../candidate.fixture.ts';

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

it('says where a candidate without applications is added', async () => {
  const server = [answers(applicationsEndpoints.ofCandidate, []), ...candidateServer];
  await renderScreen(address, { as: { roles: ['hr'] }, server });
  expect(await screen.findByText('No applications found.')).toBeTruthy();
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
