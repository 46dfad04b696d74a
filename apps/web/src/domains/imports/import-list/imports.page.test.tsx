import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importsEndpoints } from '../../../platform/api/endpoints/imports.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { importAnswer, importJob } from '../import-job.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };

it('state.import.1 lists files as completed, processing, pending and failed', async () => {
  const statuses = ['completed', 'processing', 'pending', 'failed'] as const;
  const data = statuses.map((status, index) =>
    importJob({ id: index + 1, status, file_name: `${status}.xlsx`, rows_done: 1 }),
  );
  await renderScreen('/imports', { as: hr, server: [answers(importsEndpoints.jobs, { data, total: 4 })] });
  for (const status of statuses) {
    const row = await screen.findByRole('row', { name: new RegExp(`${status}\\.xlsx`) });
    expect(within(row).getByText(new RegExp(`^${status}$`, 'i'))).toBeTruthy();
  }
  expect(screen.getAllByText('1 of 3')).toHaveLength(2);
});

it('opens the result of a file', async () => {
  const { user } = await renderScreen('/imports', {
    as: hr,
    server: [
      answers(importsEndpoints.jobs, { data: [importJob()], total: 1 }),
      answers(importsEndpoints.job, importAnswer()),
      answers(importsEndpoints.rows, { data: [], total: 0 }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'people.xlsx' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import employees' });
  expect(await within(dialog).findByText('Ready to import. Nothing has been saved yet.')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Import 3 rows' })).toBeTruthy();
});

it('shows an earlier failure without a toast: what is wrong, who sent it, and a new upload of the same kind', async () => {
  const counts = { create: 3, update: 9, unchanged: 0, skip: 0, error: 2 };
  const failed = { kind: 'shifts', status: 'failed', may_apply: false, counts } as const;
  const lines = ['Row 2: Effective Date: The Effective Date is required.', 'Row 5: Shift: There is no such shift.'];
  const { user } = await renderScreen('/imports', {
    as: hr,
    server: [
      answers(importsEndpoints.jobs, { data: [importJob(failed)], total: 1 }),
      answers(importsEndpoints.job, importAnswer(failed, { errors: { file: lines } })),
    ],
  });
  expect(await screen.findByRole('cell', { name: 'Employee shifts' })).toBeTruthy();
  expect(screen.getByText('2 rows to fix')).toBeTruthy();
  expect(screen.getByText('3 new, 9 to change, 2 with errors')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'people.xlsx' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import employee shifts' }));
  expect(await dialog.findByText('2 rows need fixing, and nothing was imported')).toBeTruthy();
  expect(dialog.getByText(/There is no such shift/)).toBeTruthy();
  expect(dialog.getByText('people.xlsx')).toBeTruthy();
  expect(dialog.getByText(/^Sent by Maricel Santos, Nov.21,.2026/)).toBeTruthy();
  expect(screen.queryByText('Something went wrong.')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Upload a corrected file' }));
  expect(dialog.getByLabelText('Attachment')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Check file' })).toBeTruthy();
});

it('lists what a finished import skipped once, above and not in a table', async () => {
  const counts = { create: 1, update: 0, unchanged: 0, skip: 1, error: 0 };
  const done = { kind: 'leave_credits', stage: 'import', status: 'completed', may_apply: false, counts } as const;
  const row = { row: 3, title: '', outcome: 'skip' as const, changes: [] };
  const skipped = { ...row, messages: [{ column: null, value: '', reason: 'Skipping, Credits is missing.' }] };
  const { user } = await renderScreen('/imports', {
    as: hr,
    server: [
      answers(importsEndpoints.jobs, { data: [importJob(done)], total: 1 }),
      answers(importsEndpoints.job, importAnswer(done, { errors: { file: ['Row 3: Skipping, Credits is missing.'] } })),
    ],
  });
  const asked = watch(importsEndpoints.rows, { data: [skipped], total: 1 });
  await user.click(await screen.findByRole('button', { name: 'people.xlsx' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import leave credits' }));
  expect(await dialog.findByText('1 row skipped')).toBeTruthy();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(dialog.getAllByText(/Skipping, Credits is missing/)).toHaveLength(1);
  expect(dialog.queryByRole('table')).toBeNull();
});

it('shows the empty and the error state', async () => {
  const { user } = await renderScreen('/imports', { as: hr, server: [refuses(importsEndpoints.jobs, 'unexpected')] });
  expect(await screen.findByText('Imports could not be loaded')).toBeTruthy();
  fakeServer.use(answers(importsEndpoints.jobs, { data: [], total: 0 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No imports found.')).toBeTruthy();
});

it('is forbidden for users who may import nothing', async () => {
  const { address } = await renderScreen('/imports', { as: { roles: ['sales'] } });
  expect(address()).toBe('/forbidden');
});
