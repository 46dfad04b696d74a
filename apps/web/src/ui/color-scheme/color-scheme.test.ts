import { expect, it, vi } from 'vitest';
import { chooseColorScheme, currentColorScheme, onColorScheme, startColorScheme } from './color-scheme.ts';

const onPage = () => document.documentElement.dataset.mantineColorScheme;

it('follows the device until the user chooses, and remembers the choice', () => {
  startColorScheme();
  expect(onPage()).toBe('light');
  const listener = vi.fn();
  const stop = onColorScheme(listener);
  chooseColorScheme('dark');
  expect(onPage()).toBe('dark');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  startColorScheme();
  expect(currentColorScheme()).toBe('dark');
  chooseColorScheme('system');
  expect(currentColorScheme()).toBe('light');
});
