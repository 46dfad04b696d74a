import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropZone } from './drop-zone.tsx';
import { UploadRows } from './upload-rows.tsx';

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const dropped = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, dropEffect: '' } });

function zone(many = false, disabled = false) {
  const onFiles = vi.fn();
  render(
    <DropZone label="Attachment" hint="PDF" error="Too large." many={many} disabled={disabled} onFiles={onFiles} />,
  );
  return { onFiles, input: screen.getByLabelText('Attachment') };
}

it('accepts a selected file and shows its limits and error', async () => {
  const { onFiles, input } = zone();
  await userEvent.upload(input, file('a.pdf'));
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: 'a.pdf' })]);
  expect(screen.getByLabelText('Attachment', { selector: '[aria-invalid="true"]' })).toBe(input);
  const described = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['PDF', 'Too large.']);
});

it('accepts dropped files: one, or many if allowed', () => {
  const one = zone();
  fireEvent.drop(one.input, dropped(file('a.pdf'), file('b.pdf')));
  expect(one.onFiles.mock.calls[0]?.[0]).toHaveLength(1);
});

it('accepts several files', () => {
  const { onFiles, input } = zone(true);
  fireEvent.drop(input, dropped(file('a.pdf'), file('b.pdf')));
  expect(onFiles.mock.calls[0]?.[0]).toHaveLength(2);
});

it('accepts neither text nor files while it is disabled', () => {
  const { onFiles, input } = zone(false, true);
  fireEvent.drop(input, dropped(file('a.pdf')));
  expect(onFiles).not.toHaveBeenCalled();
});

it('shows the progress of a file, and the actions after a failure', async () => {
  const onRetry = vi.fn();
  const onRemove = vi.fn();
  const row = { name: 'a.pdf', size: '1 KB', share: 0.25, error: null, canRetry: false };
  render(
    <UploadRows
      label="Uploads"
      rows={[
        { ...row, id: 1, state: 'sending' },
        { ...row, id: 2, name: 'b.pdf', state: 'failed', error: 'The line broke.', canRetry: true },
      ]}
      onRetry={onRetry}
      onRemove={onRemove}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Progress of a.pdf' }).getAttribute('value')).toBe('0.25');
  expect(screen.getByRole('alert').textContent).toBe('The line broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Try b.pdf again' }));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(1);
});
