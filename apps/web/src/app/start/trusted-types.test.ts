import { expect, it, vi } from 'vitest';
import { installTrustedTypes, ownWorkerOnly, plainTextOnly } from './trusted-types.ts';

it('accepts style texts and refuses markup', () => {
  expect(plainTextOnly('.a { color: red }')).toBe('.a { color: red }');
  expect(() => plainTextOnly('<img src=x onerror=alert(1)>')).toThrow(/React elements/);
});

it('installs a default policy that creates neither scripts nor script addresses', () => {
  const createPolicy = vi.fn();
  installTrustedTypes({ trustedTypes: { createPolicy } });
  expect(createPolicy).toHaveBeenCalledWith('default', { createHTML: plainTextOnly, createScriptURL: ownWorkerOnly });
});

it('does nothing in a browser without trusted types', () => {
  expect(() => installTrustedTypes({})).not.toThrow();
});
