import { expect, it } from 'vitest';
import { roleLabel } from './role-label.ts';

it('writes roles as people read them', () => {
  expect(['hr', 'client-admin', 'account manager'].map(roleLabel)).toEqual(['HR', 'Client admin', 'Account manager']);
});
