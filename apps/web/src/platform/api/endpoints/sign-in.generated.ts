// Generated from the contract: npm run documents
import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const signInEndpoints: EndpointsOf<typeof signInCalls> = {
  csrfCookie: { method: 'GET', path: '/sanctum/csrf-cookie' },
  login: { method: 'POST', path: '/login' },
  twoFactorChallenge: { method: 'POST', path: '/two-factor-challenge' },
  createToken: { method: 'POST', path: '/api/tokens/create', credential: 'session' },
  logout: { method: 'POST', path: '/logout' },
  confirmPassword: { method: 'POST', path: '/user/confirm-password' },
};
