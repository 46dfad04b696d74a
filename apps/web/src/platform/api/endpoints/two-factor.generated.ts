// Generated from the contract: npm run documents
import type { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const twoFactorEndpoints: EndpointsOf<typeof twoFactorCalls> = {
  startTwoFactor: { method: 'POST', path: '/user/two-factor-authentication' },
  confirmTwoFactor: { method: 'POST', path: '/user/confirmed-two-factor-authentication' },
  endTwoFactor: { method: 'DELETE', path: '/user/two-factor-authentication' },
  renewRecoveryCodes: { method: 'POST', path: '/user/two-factor-recovery-codes' },
};
