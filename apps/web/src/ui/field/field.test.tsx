import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextInput } from '../input/text-input.tsx';
import { Field } from './field.tsx';

it('connects label, helper and error to the control', () => {
  render(
    <Field label="Work email" required sensitive helper="The company's own." error="The work email is required.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText(/Work email/);
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(["The company's own.", 'The work email is required.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('The work email is required.');
  expect(screen.getByText('Sensitive')).toBeTruthy();
});

it('describes nothing without anything to describe', () => {
  render(<Field label="Notes">{(control) => <TextInput {...control} />}</Field>);
  expect(screen.getByLabelText('Notes').hasAttribute('aria-describedby')).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});
