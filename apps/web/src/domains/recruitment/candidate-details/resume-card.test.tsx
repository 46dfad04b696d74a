import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { candidateAttachmentEndpoints } from '../../../platform/api/endpoints/candidate-attachment.generated.ts';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { candidate, candidateServer, shownCandidate } from '../candidate.fixture.ts';

withFakeServer();

const address = '/recruitment/candidates/3';
const as = { roles: ['recruitment'] as const };

it('says which resumes search finds, and why it does not find another', async () => {
  await renderScreen(address, { as, server: candidateServer });
  await heading('Ana Reyes');
  expect(await screen.findByText('Text is searchable')).toBeTruthy();
  expect(screen.getByText(/the file needs a password/)).toBeTruthy();
  for (const act of ['Preview', 'Download', 'Delete'])
    expect(screen.getByRole('button', { name: `${act} Resume.pdf` })).toBeTruthy();
});

it('adds a resume for staff', async () => {
  const { work } = candidate;
  const server = [
    answers(candidatesEndpoints.details, { ...candidate, work: work && { ...work, resumes: [] } }),
    ...candidateServer,
  ];
  const { user } = await renderScreen(address, { as, server });
  await heading('Ana Reyes');
  const sent = watch(candidateAttachmentEndpoints.add, { id: 8 });
  await user.upload(screen.getByLabelText('Resume'), new File(['%PDF-'], 'ana.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Resume has been successfully added.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('offers the place for a file beside a resume only on request', async () => {
  const { user } = await renderScreen(address, { as, server: candidateServer });
  await heading('Ana Reyes');
  expect(screen.queryByLabelText('Resume')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a newer one' }));
  expect(screen.getByLabelText('Resume')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Resume')).toBeNull();
});

it('shows nothing of resumes to role client', async () => {
  await renderScreen(address, {
    as: { roles: ['client'] },
    server: [answers(candidatesEndpoints.details, shownCandidate)],
  });
  await heading('Ana Reyes');
  expect(screen.queryByText(/Resume|search/)).toBeNull();
});
