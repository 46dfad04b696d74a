import { expect, it } from 'vitest';
import { approvalLinkState } from './approval-link.rules.ts';

const waiting = { isUsed: false, isExpired: false, approval: 'pending', isAsked: true } as const;

it.each([
  ['open', {}],
  ['expired', { isExpired: true }],
  ['used', { isUsed: true, approval: 'approved' }],
  ['used', { isUsed: true, isExpired: true }],
  ['approved', { approval: 'approved', isExpired: true }],
  ['refused', { approval: 'refused', isAsked: false }],
  ['withdrawn', { approval: 'withdrawn', isAsked: false }],
  ['passed', { isAsked: false }],
  ['passed', { isAsked: false, isExpired: true }],
  ['passed', { approval: null }],
] as const)('is %s with %o', (state, gaps) => {
  expect(approvalLinkState({ ...waiting, ...gaps })).toBe(state);
});
