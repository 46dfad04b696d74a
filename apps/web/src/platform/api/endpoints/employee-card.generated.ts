// Generated from the contract: npm run documents
import type { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const employeeCardEndpoints: EndpointsOf<typeof employeeCardCalls> = {
  details: { method: 'GET', path: '/api/get-employee-id-card-details/:id' },
  renew: { method: 'POST', path: '/api/employee-id-cards' },
  verify: { method: 'GET', path: '/api/verify-employee/:token', credential: 'session' },
  photo: { method: 'GET', path: '/api/employee-photos/:id', file: true },
  thumbnails: { method: 'GET', path: '/api/employee-photo-thumbnails' },
  setPhoto: { method: 'POST', path: '/api/employee-photos' },
  removePhoto: { method: 'DELETE', path: '/api/employee-photos/:id' },
};
