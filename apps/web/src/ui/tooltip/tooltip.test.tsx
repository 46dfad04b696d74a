import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { IconButton } from '../button/icon-button.tsx';

it('always names the button and shows the name while the mouse rests on it', async () => {
  render(<IconButton label="Help" icon={null} />);
  const button = screen.getByRole('button', { name: 'Help' });
  await userEvent.hover(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Help');
  await userEvent.unhover(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('appears immediately on keyboard focus and closes with the next key', async () => {
  render(<IconButton label="Help" icon={null} />);
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});
