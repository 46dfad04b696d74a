import type { FieldErrors } from '@muster/contract/problem.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../api/problem-error.ts';
import { clearToasts, currentToasts } from '../feedback/toast-store.ts';
import { markExpired, sessionState, startSession } from '../session/session-store.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { DateField } from './date-field.tsx';
import { formCall } from './form-call.ts';
import { FormErrors } from './form-errors.tsx';
import { MoneyField } from './money-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { useRecordForm } from './use-record-form.ts';

const schema = z.object({
  name: z.string().min(1, 'The name is required.'),
  phone: z.string(),
  office_id: z.number({ error: 'The office is required.' }),
  basic_salary: z.number({ error: 'The basic salary must be a valid number.' }),
  birthdate: z.string(),
  notes: z.string(),
  salaried: z.boolean(),
  complete: z.boolean(),
});
interface Values extends Record<string, unknown> {
  name: string;
  office_id: number | null;
  basic_salary: number | string | null;
}
const blank = {
  name: '',
  phone: '',
  office_id: null,
  basic_salary: null,
  birthdate: '',
  notes: '',
  salaried: false,
  complete: false,
};

type Sent = z.output<typeof schema>;

function EmployeeForm({ send }: { readonly send: (body: Sent, key: string) => Promise<unknown> }) {
  const { form, submit } = useRecordForm<Values>({
    values: blank,
    call: formCall({ schema, bodyOf: (values) => values, send }),
    thing: 'employee',
    success: 'Employee has been successfully saved.',
    onSaved: () => undefined,
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormErrors />
        <TextField name="name" label="Name" required />
        <PhoneField name="phone" label="Phone" />
        <SelectField name="office_id" label="Office" required numeric options={[{ value: '7', label: 'Makati' }]} />
        <MoneyField name="basic_salary" label="Basic salary" currency="PHP" />
        <DateField name="birthdate" label="Birth date" />
        <TextAreaField name="notes" label="Notes" />
        <SwitchField name="salaried" label="Salaried" />
        <CheckboxField name="complete" label="201 complete" />
        <SubmitButton label="Add" processingLabel="Adding..." busy={form.formState.isSubmitting} />
      </form>
    </FormProvider>
  );
}

const refusal = (errors: FieldErrors, message = 'The given data was invalid.') =>
  new ProblemError(422, { code: 'invalid-input', message, errors });

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

async function fill() {
  await userEvent.type(field(/^Name/), 'Ana');
  await userEvent.click(screen.getByRole('combobox', { name: /Office/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Makati' }));
  await userEvent.type(field(/Basic salary/), '25,000.5');
}

it('sends values of the right types', async () => {
  const send = vi.fn(async () => ({}));
  render(<EmployeeForm send={send} />);
  await fill();
  await userEvent.type(field(/^Phone/), '09171234567');
  await userEvent.type(field(/Birth date/), '1990-02-28');
  await userEvent.type(field(/Notes/), 'Calm.');
  await userEvent.click(screen.getByRole('switch', { name: 'Salaried' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '201 complete' }));
  expect(field(/^Phone/).value).toBe('+63 (917) 123-4567');
  expect(field(/Basic salary/).value).toBe('25,000.50');
  await add();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledWith(
    {
      name: 'Ana',
      phone: '09171234567',
      office_id: 7,
      basic_salary: 25000.5,
      birthdate: '1990-02-28',
      notes: 'Calm.',
      salaried: true,
      complete: true,
    },
    expect.any(String),
  );
});

it('lists the errors, takes the focus, and links to the fields', async () => {
  render(<EmployeeForm send={async () => ({})} />);
  await userEvent.type(field(/Basic salary/), 'much');
  await add();
  const list = (await screen.findByText('3 fields need attention')).parentElement;
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'The office is required.' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Office/ }));
  await userEvent.click(screen.getByRole('button', { name: 'The name is required.' }));
  await userEvent.keyboard('Ana');
  await waitFor(() => expect(screen.getByText('2 fields need attention')).toBeTruthy());
});

it('shows refused fields in a toast with the title of the list', async () => {
  clearToasts();
  render(<EmployeeForm send={() => Promise.reject(refusal({ name: ['The name has already been taken.'] }))} />);
  await fill();
  await add();
  await screen.findByText('1 field needs attention');
  expect(currentToasts().map(({ title, lines }) => ({ title, lines }))).toEqual([
    { title: '1 field needs attention', lines: ['The name has already been taken.'] },
  ]);
});

it('shows one toast with the title of the list when the form refuses', async () => {
  clearToasts();
  render(<EmployeeForm send={async () => ({})} />);
  await add();
  await add();
  await screen.findByText('3 fields need attention');
  expect(currentToasts().map(({ tone, title, lines }) => ({ tone, title, lines }))).toEqual([
    { tone: 'error', title: '3 fields need attention', lines: [] },
  ]);
});

it("shows the server's messages at their fields, and others in the list", async () => {
  const errors = { name: ['The name has already been taken.'], shift_id: ['The shift is required.'] };
  render(<EmployeeForm send={() => Promise.reject(refusal(errors))} />);
  await fill();
  await add();
  expect(await screen.findByText('This could not be saved')).toBeTruthy();
  expect(screen.getAllByText('The name has already been taken.')).toHaveLength(2);
  expect(screen.getAllByText('The shift is required.')).toHaveLength(1);
});

it('repeats a failed submission with the same key and uses a new key for other values', async () => {
  const keys: string[] = [];
  const send = (_body: Sent, key: string) => {
    keys.push(key);
    return Promise.reject(refusal({}, 'The server is busy.'));
  };
  render(<EmployeeForm send={send} />);
  await fill();
  await add();
  expect(await screen.findByText('The server is busy.')).toBeTruthy();
  await add();
  await waitFor(() => expect(keys).toHaveLength(2));
  await userEvent.type(field(/Notes/), 'Calm.');
  await add();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('shows no error once the session has expired', async () => {
  const send = vi.fn(() => {
    markExpired();
    return Promise.reject(refusal({}, 'Sign in again.'));
  });
  render(<EmployeeForm send={send} />);
  await fill();
  await add();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(await screen.findByRole('button', { name: 'Add' })).toBeTruthy();
  expect(screen.queryByText('Sign in again.')).toBeNull();
  startSession(sessionState().page);
});

it('shows its progress while it sends, and sends once', async () => {
  let done: (answer: unknown) => void = () => undefined;
  const send = vi.fn(() => new Promise((resolve) => (done = resolve)));
  render(<EmployeeForm send={send} />);
  await fill();
  await add();
  const button = await screen.findByRole('button', { name: 'Adding...' });
  await userEvent.click(button);
  expect(send).toHaveBeenCalledOnce();
  done(undefined);
  expect(await screen.findByRole('button', { name: 'Add' })).toBeTruthy();
});

it('accepts no day after 9999-12-31', async () => {
  render(<EmployeeForm send={async () => ({})} />);
  expect(field(/Birth date/).max).toBe('9999-12-31');
});
