// Generated from the contract: npm run documents
import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const passwordEndpoints: EndpointsOf<typeof passwordCalls> = {
  changePassword: { method: 'PUT', path: '/user/password' },
  skipPasswordChange: { method: 'PUT', path: '/api/user/skip-password-change' },
  forgotPassword: { method: 'POST', path: '/user/forgot-password' },
  resetPassword: { method: 'POST', path: '/reset-password' },
  verifyToken: { method: 'POST', path: '/user/verify-token' },
  setUpAccount: { method: 'POST', path: '/user/account-setup' },
};
