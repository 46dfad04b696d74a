import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importsEndpoints } from '../../../platform/api/endpoints/imports.generated.ts';
import { answers, fakeServer, refuses } from '../../../testing/fake-server.ts';
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

it('shows an earlier failure without a toast', async () => {
  const failed = { kind: 'shifts', status: 'failed', may_apply: false } as const;
  const { user } = await renderScreen('/imports', {
    as: hr,
    server: [
      answers(importsEndpoints.jobs, { data: [importJob(failed)], total: 1 }),
      answers(importsEndpoints.job, importAnswer(failed, { error: 'The file was interrupted.' })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'people.xlsx' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import employee shifts' }));
  expect(await dialog.findByText('The file was interrupted.')).toBeTruthy();
  expect(dialog.getByText('people.xlsx')).toBeTruthy();
  expect(screen.getAllByText('Something went wrong.')).toHaveLength(1);
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
