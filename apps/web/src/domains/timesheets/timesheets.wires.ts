import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Calls = typeof timesheetsCalls;

export const timesheetWires = {
  own: wireOf<Calls['own']>({ method: 'GET', path: '/api/my-timesheets' }),
  submit: wireOf<Calls['submit']>({ method: 'POST', path: '/api/timesheets/submit' }),
  list: wireOf<Calls['list']>({ method: 'GET', path: '/api/timesheets' }),
  details: wireOf<Calls['details']>({ method: 'GET', path: '/api/timesheets/:id' }),
  approve: wireOf<Calls['approve']>({ method: 'POST', path: '/api/timesheets/approve' }),
  previewLock: wireOf<Calls['previewLock']>({ method: 'POST', path: '/api/timesheets/lock-preview' }),
  lock: wireOf<Calls['lock']>({ method: 'POST', path: '/api/timesheets/lock' }),
  reopen: wireOf<Calls['reopen']>({ method: 'POST', path: '/api/timesheets/reopen' }),
};
