// Generated from the contract: npm run documents
import type { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const profileEndpoints: EndpointsOf<typeof profileCalls> = {
  userDetails: { method: 'GET', path: '/api/get-user-details' },
  updateProfile: { method: 'PUT', path: '/api/user/profile' },
  updateTimezone: { method: 'PUT', path: '/user/timezone' },
  updateHourCycle: { method: 'PUT', path: '/user/hour-cycle' },
  loginLinks: { method: 'GET', path: '/api/login-links' },
  endSession: { method: 'DELETE', path: '/api/login-sessions/:id' },
};
