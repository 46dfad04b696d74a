import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StateTiles } from './state-tiles.tsx';

function show(active: 'late' | 'absent' | null, late: number | null = 41, holidays = 0) {
  const onState = vi.fn();
  const tiles = [
    { state: 'late', label: 'Late', count: late, tone: 'amber' },
    { state: 'absent', label: 'Absent', count: 0, tone: 'red' },
    { state: 'holiday', label: 'Holiday', count: holidays, tone: 'blue' },
  ] as const;
  render(
    <StateTiles label="Days" all={{ label: 'All days', count: 612 }} tiles={tiles} active={active} onState={onState} />,
  );
  return onState;
}

it('filters by a press, and shows all by a second press or by the first tile', async () => {
  const onState = show('late');
  expect(screen.getByRole('button', { name: 'Late 41' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Late 41' }));
  await userEvent.click(screen.getByRole('button', { name: 'All days 612' }));
  expect(onState.mock.calls).toEqual([[null], [null]]);
});

it('keeps states without rows in a menu', async () => {
  const onState = show(null);
  expect(screen.queryByRole('button', { name: /Absent/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Absent/ }));
  expect(onState).toHaveBeenCalledWith('absent');
});

it('shows the only state without rows as a tile, which takes no more room than a menu', () => {
  show(null, 41, 3);
  expect(screen.getByRole('button', { name: 'Absent 0' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

it('shows an active state without rows as a tile', () => {
  show('absent');
  expect(screen.getByRole('button', { name: 'Absent 0' }).getAttribute('aria-pressed')).toBe('true');
});

it('cannot be pressed while the numbers load', () => {
  show(null, null);
  expect(screen.getByRole('button', { name: 'Late' })).toHaveProperty('disabled', true);
});
