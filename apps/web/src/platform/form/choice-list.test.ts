import { expect, it, vi } from 'vitest';
import { choiceList } from './choice-list.ts';

it('says that the choices load', () => {
  const list = choiceList({ isPending: true, error: null, refetch: vi.fn() });
  expect(list).toMatchObject({ loading: true, error: null });
});

it('says why they did not load, and tries again', () => {
  const refetch = vi.fn();
  const list = choiceList({ isPending: false, error: new Error('Failed to fetch'), refetch });
  expect(list.error).not.toBe(null);
  list.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});
