import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withOwnModules } from '../../testing/own-modules.ts';
import { renderScreen, withFakeServer } from '../../testing/render-screen.tsx';

// The code of the box must not be loaded yet.
vi.hoisted(() => vi.resetModules());
withOwnModules();
withFakeServer();

it('keeps every letter that is typed before the box has loaded', async () => {
  await renderScreen('/', { as: { roles: ['employee'] } });
  await screen.findByRole('button', { name: /Search or jump to/ });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of ['m', 'y', ' ', 'Shift', 'p']) fireEvent.keyDown(document.body, { key });
  expect(screen.queryByRole('combobox')).toBeNull();
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the portal' });
  expect(box.value).toBe('my p');
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(fireEvent.keyDown(box, { key: 'r' })).toBe(true);
});
