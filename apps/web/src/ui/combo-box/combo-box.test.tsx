import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

const offices = [
  { value: '1', label: 'Makati' },
  { value: '2', label: 'Cebu' },
  { value: '3', label: 'Davao', disabled: true },
];

function Office(props: Partial<ComboBoxProps> & { readonly start?: string | null }) {
  const { start = null, ...rest } = props;
  const [value, setValue] = useState<string | null>(start);
  return <ComboBox aria-label="Office" options={offices} {...rest} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Office' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('finds and selects an option with the keyboard alone', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  document.addEventListener('submit', onSubmit);
  render(
    <form>
      <Office />
    </form>,
  );
  await userEvent.tab();
  expect(shown()).toEqual([]);
  await userEvent.keyboard('ce');
  expect(shown()).toEqual(['Cebu']);
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('Cebu');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(onSubmit).not.toHaveBeenCalled();
  document.removeEventListener('submit', onSubmit);
});

it('selects an option by a press, but no disabled one', async () => {
  render(<Office />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Davao' }));
  expect(field().value).toBe('');
  await userEvent.click(screen.getByRole('option', { name: 'Makati' }));
  expect(field().value).toBe('Makati');
});

it('shows the selected option again when the text has no match', async () => {
  render(<Office start="1" />);
  await userEvent.click(field());
  await userEvent.keyboard('zzz');
  expect(screen.getByRole('status').textContent).toBe('No matches');
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('Makati');
});

it('handles Escape itself while it is open', async () => {
  const onKey = vi.fn();
  document.addEventListener('keydown', onKey);
  render(<Office />);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  expect(onKey.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true);
  document.removeEventListener('keydown', onKey);
});

it('can be cleared if allowed', async () => {
  render(<Office start="1" clearable />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
});

it('says that options are loading, or why there are none, and retries', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<Office options={[]} list={{ loading: true }} />);
  await userEvent.click(field());
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  rerender(<Office options={[]} list={{ error: 'Offices could not be loaded.', onRetry }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
