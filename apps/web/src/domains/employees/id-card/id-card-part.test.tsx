import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { idCard } from '../employee-files.fixture.ts';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

const open = (card = idCard) =>
  renderScreen('/employees/12?tab=id-card', {
    as: { roles: ['hr'] },
    server: [answers(employeeCardEndpoints.details, card), ...recordAnswers(employeeRecord())],
  });

it('account.screens.6 shows both sides and prints them', async () => {
  const { user } = await open();
  const front = await screen.findByRole('region', { name: 'Front of the card' });
  expect(front.textContent).toContain('Ana Reyes');
  expect(front.textContent).toContain('MUS-12');
  const back = screen.getByRole('region', { name: 'Back of the card' });
  expect(within(back).getByRole('img', { name: 'QR code that verifies this card' })).toBeTruthy();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('is invalid after the employment has ended', async () => {
  await open({ ...idCard, card: null, abilities: { renew: false, change_photo: false } });
  expect(await screen.findByText('No valid card')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('issues a new card for a lost one after a question', async () => {
  const { user } = await open();
  const renewed = watch(employeeCardEndpoints.renew, { number: 3 });
  await user.click(await screen.findByRole('button', { name: 'Replace lost card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Issue a new card' });
  await user.click(within(dialog).getByRole('button', { name: 'Issue new card' }));
  expect(await screen.findByText('ID card has been successfully generated.')).toBeTruthy();
  expect(renewed.map(({ body }) => body)).toEqual([{ id: 12 }]);
});

it('accepts a photo, and shows why one is refused', async () => {
  const { user } = await open();
  const set = watch(employeeCardEndpoints.setPhoto, undefined);
  const chooser = await screen.findByLabelText('Photo');
  await user.upload(chooser, new File(['x'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('Photo has been successfully saved.')).toBeTruthy();
  expect(set[0]?.body).toEqual({ employee_id: '12', photo: 'me.png', thumbnail: 'me.png' });
  fakeServer.use(
    refuses(employeeCardEndpoints.setPhoto, 'invalid-input', {
      errors: { photo: ['The photo must be of type: png, jpg.'] },
    }),
  );
  await user.upload(chooser, new File(['y'], 'no.png', { type: 'image/png' }));
  expect(await screen.findByText('The photo must be of type: png, jpg.')).toBeTruthy();
});
