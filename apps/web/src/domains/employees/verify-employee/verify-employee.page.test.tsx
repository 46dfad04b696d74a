import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const person = {
  name: 'Ana Reyes',
  position: 'Paralegal',
  status: 'active',
  organization: 'Muster Remote Staffing',
  photo: null,
} as const;

it('row 26 shows a stranger whose card it is, without signing in', async () => {
  const requests = watch(employeeCardEndpoints.verify, person);
  await renderScreen('/verify-employee/12-3-1-abc');
  await heading('ID card verification');
  expect(await screen.findByText('Ana Reyes')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByText(/issued by Muster Remote Staffing/)).toBeTruthy();
  expect(requests.map(({ params }) => params.token)).toEqual(['12-3-1-abc']);
});

it('says that a card is not valid, and nothing about anybody', async () => {
  await renderScreen('/verify-employee/void', { server: [refuses(employeeCardEndpoints.verify, 'not-found')] });
  expect(await screen.findByText('This card is not valid')).toBeTruthy();
});

it('can be tried again if it could not be checked', async () => {
  const { user } = await renderScreen('/verify-employee/t', {
    server: [
      refuses(employeeCardEndpoints.verify, 'too-many-tries', {
        message: 'Too many tries. Please wait 30 seconds and try again.',
      }),
    ],
  });
  expect(await screen.findByText('Too many tries. Please wait 30 seconds and try again.')).toBeTruthy();
  fakeServer.use(answers(employeeCardEndpoints.verify, person));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ana Reyes')).toBeTruthy();
});

it('warns if the holder is suspended or on leave', async () => {
  await renderScreen('/verify-employee/t', {
    server: [answers(employeeCardEndpoints.verify, { ...person, status: 'inactive' })],
  });
  expect(await screen.findByText(/currently away from work/)).toBeTruthy();
  expect(screen.queryByText(/and is valid/)).toBeNull();
});
