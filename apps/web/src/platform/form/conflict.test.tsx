import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../api/problem-error.ts';
import { formCall } from './form-call.ts';
import { FormErrors } from './form-errors.tsx';
import { TextField } from './text-field.tsx';
import { useKeptRow } from './use-kept-row.ts';
import { useRecordForm } from './use-record-form.ts';

interface Place {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly address: string;
}
type Values = Pick<Place, 'name' | 'address'>;
const schema = z.object({ version: z.number(), name: z.string(), address: z.string() });
type Sent = z.output<typeof schema>;

const opened: Place = { id: 7, version: 1, name: 'Makati', address: 'Ayala Avenue' };
const conflict = () => new ProblemError(409, { code: 'conflict', message: 'Ana changed this office.' });

function PlaceForm({
  stored,
  send,
}: {
  readonly stored: () => readonly Place[];
  readonly send: (sent: Sent) => unknown;
}) {
  const { row, renew } = useKeptRow(opened, () => ({ queryKey: ['/api/places', {}], queryFn: async () => stored() }));
  const { name, address, version } = row ?? opened;
  const { form, submit } = useRecordForm<Values>({
    values: { name, address },
    call: formCall({ schema, bodyOf: (values) => ({ version, ...values }), send: async (sent) => send(sent) }),
    thing: 'office',
    success: 'Office has been successfully updated.',
    onSaved: () => undefined,
    onConflict: renew,
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormErrors />
        <TextField<Values> name="name" label="Name" />
        <TextField<Values> name="address" label="Address" />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

const show = (stored: () => readonly Place[], send: (sent: Sent) => unknown) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PlaceForm stored={stored} send={send} />
    </QueryClientProvider>,
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('row 21: after a conflict, keeps what was typed, takes the other changes, and saves with the newer version', async () => {
  const send = vi.fn().mockRejectedValueOnce(conflict()).mockResolvedValueOnce(undefined);
  show(() => [{ ...opened, version: 2, address: 'Roxas Boulevard' }], send);
  await userEvent.type(field('Name'), ' Central');
  await save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/What you typed is kept/));
  expect([field('Name').value, field('Address').value]).toEqual(['Makati Central', 'Roxas Boulevard']);
  await save();
  expect(send.mock.lastCall?.[0]).toEqual({ version: 2, name: 'Makati Central', address: 'Roxas Boulevard' });
});

it('shows the conflict alone where the record cannot be read again', async () => {
  const send = vi.fn().mockRejectedValue(conflict());
  show(() => [], send);
  await userEvent.type(field('Name'), ' Central');
  await save();
  await screen.findByText('Ana changed this office.');
  expect(field('Name').value).toBe('Makati Central');
});
