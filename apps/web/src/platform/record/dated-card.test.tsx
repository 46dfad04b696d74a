import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatedCard } from './dated-card.tsx';

const planned = { id: 3, from: '2099-06-01', to: null, state: 'future', position: 'Lead' } as const;
const current = { id: 2, from: '2024-01-01', to: '2099-05-31', state: 'current', position: 'Nurse' } as const;
const past = { id: 1, from: '2020-01-01', to: '2023-12-31', state: 'past', position: 'Clerk' } as const;

type Row = typeof planned | typeof current | typeof past;

const show = (rows: readonly Row[], cancel?: () => Promise<void>) =>
  render(
    <DatedCard
      title="Positions"
      thing="position"
      heading="Position"
      rows={rows}
      value={({ position }) => position}
      cancel={cancel}
    />,
  );

it('shows the current value, then planned ones with a button to cancel them, then past ones in a table', () => {
  show([planned, current, past], () => Promise.resolve());
  const values = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(values).toEqual(['NurseSince Jan 1, 2024 until May 31, 2099Current', 'LeadFrom Jun 1, 2099ScheduledCancel']);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['PositionFromUntil', 'ClerkJan 1, 2020Dec 31, 2023']);
});

it('shows no cancel button to users who may not cancel', () => {
  show([planned]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says whether there is no current value, or no value at all', () => {
  const { rerender } = show([past]);
  expect(screen.getByText('No current position.')).toBeTruthy();
  rerender(<DatedCard title="Positions" thing="position" heading="Position" rows={[]} value={() => ''} />);
  expect(screen.getByText('No position yet.')).toBeTruthy();
});
