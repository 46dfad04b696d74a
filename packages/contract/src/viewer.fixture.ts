import type { Viewer } from './viewer.ts';

/** A viewer without rights, employee and client, unless given. */
export const testViewer = (gaps: Partial<Viewer> = {}): Viewer => ({
  userId: 4,
  uuid: 'uuid',
  name: 'Ana Reyes',
  email: 'ana@muster.test',
  employeeId: null,
  ownRecords: [],
  clientId: null,
  impersonator: null,
  roles: [],
  permissions: [],
  rolePermissions: {},
  ownPermissions: [],
  ...gaps,
});
