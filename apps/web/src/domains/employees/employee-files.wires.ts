import type { employeeAttachmentCalls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import type { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import type { employeeProfileCalls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Attachments = typeof employeeAttachmentCalls;
type Cards = typeof employeeCardCalls;
type Profiles = typeof employeeProfileCalls;

export const attachmentWires = {
  list: wireOf<Attachments['list']>({ method: 'GET', path: '/api/get-employee-attachments/:id' }),
  add: wireOf<Attachments['add']>({ method: 'POST', path: '/api/employee-attachments', idempotent: true }),
  read: wireOf<Attachments['read']>({ method: 'GET', path: '/api/employee-attachments', file: true }),
  remove: wireOf<Attachments['remove']>({ method: 'DELETE', path: '/api/employee-attachments/:id' }),
  types: wireOf<(typeof lookupsCalls)['attachmentTypes']>({ method: 'GET', path: '/api/get-attachment-types' }),
};

export const cardWires = {
  details: wireOf<Cards['details']>({ method: 'GET', path: '/api/get-employee-id-card-details/:id' }),
  renew: wireOf<Cards['renew']>({ method: 'POST', path: '/api/employee-id-cards' }),
  verify: wireOf<Cards['verify']>({ method: 'GET', path: '/api/verify-employee/:token', credential: 'session' }),
  photo: wireOf<Cards['photo']>({ method: 'GET', path: '/api/employee-photos/:id', file: true }),
  thumbnails: wireOf<Cards['thumbnails']>({ method: 'GET', path: '/api/employee-photo-thumbnails' }),
  setPhoto: wireOf<Cards['setPhoto']>({ method: 'POST', path: '/api/employee-photos' }),
  removePhoto: wireOf<Cards['removePhoto']>({ method: 'DELETE', path: '/api/employee-photos/:id' }),
};

export const profileWires = {
  read: wireOf<Profiles['read']>({ method: 'GET', path: '/api/get-employee-profile/:id' }),
  update: wireOf<Profiles['update']>({ method: 'PUT', path: '/api/update-employee-profile' }),
};
