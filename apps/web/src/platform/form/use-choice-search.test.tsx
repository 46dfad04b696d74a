import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useChoiceSearch } from './use-choice-search.ts';

afterEach(() => void vi.useRealTimers());

it('searches for what was typed last, once typing pauses, without spaces around it', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useChoiceSearch());
  act(() => result.current.onSearch('mu'));
  act(() => void vi.advanceTimersByTime(200));
  act(() => result.current.onSearch(' munoz '));
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current.search).toBe('');
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current.search).toBe('munoz');
});
