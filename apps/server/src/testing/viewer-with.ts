import type { Viewer } from '@muster/contract';
import { rightsFrom } from '@muster/contract/viewer.ts';

/** A viewer without an employee or client, with the rights of these roles and direct grants. */
export const viewerWith = (...rights: Parameters<typeof rightsFrom>): Viewer => ({
  userId: 1,
  uuid: 'uuid',
  name: 'Ada',
  email: 'ada@muster.test',
  employeeId: null,
  clientId: null,
  impersonator: null,
  ...rightsFrom(...rights),
});
