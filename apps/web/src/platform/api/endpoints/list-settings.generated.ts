// Generated from the contract: npm run documents
import type { listSettingsCalls } from '@muster/contract/domains/accounts/list-settings.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const listSettingsEndpoints: EndpointsOf<typeof listSettingsCalls> = {
  read: { method: 'GET', path: '/api/list-settings' },
  change: { method: 'PUT', path: '/api/list-settings' },
};
