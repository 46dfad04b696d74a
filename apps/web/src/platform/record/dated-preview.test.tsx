import { changeableSinceCurrent } from '@muster/contract/dated/usual-rules.ts';
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { DatedPreview, type PreviewedChange } from './dated-preview.tsx';

const rows = [
  { id: 2, from: '2099-06-01', to: null, state: 'future', position: 'Lead' },
  { id: 1, from: '2020-01-01', to: '2099-05-31', state: 'current', position: 'Clerk' },
] as const;

function Form({ typed }: { readonly typed: PreviewedChange }) {
  return (
    <FormProvider {...useForm({ defaultValues: typed })}>
      <DatedPreview
        rows={rows}
        value={({ position }) => position}
        rules={{ ...changeableSinceCurrent, comparedBy: ['position'] }}
        change={(values: PreviewedChange) => values}
      />
    </FormProvider>
  );
}

const preview = (typed: PreviewedChange) => render(<Form typed={typed} />);

it('names the days whose value changes, and keeps a later planned value', () => {
  preview({ from: '2099-04-01', label: 'Nurse' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Apr 1 – May 31, 2099Clerk → Nurse',
  ]);
});

it('is empty while the form is incomplete, and for a change that the server refuses', () => {
  const { container } = preview({ from: '', label: 'Nurse' });
  expect(container.textContent).toBe('');
  for (const change of [
    { from: '2099-04-01', label: null },
    { from: '2099-04-01', label: 'Clerk' },
    { from: '2099-04-01', to: '2099-03-01', label: 'Nurse' },
    { from: '2019-12-31', label: 'Nurse' },
  ]) {
    expect(preview(change).container.textContent).toBe('');
  }
});
