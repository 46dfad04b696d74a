import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

it('errors.lookups.1 shows the record without an error if a list of names could not be loaded', async () => {
  await renderScreen('/employees/12', {
    as: { roles: ['hr'] },
    server: [refuses(lookupsEndpoints.offices, 'unexpected'), ...recordAnswers(employeeRecord())],
  });
  await heading('Ana Reyes');
  expect(screen.getByText('ana@muster.test')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
