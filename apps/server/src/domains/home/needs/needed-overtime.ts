import { mayAccess } from '@muster/contract';
import { overtimeApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { overtimeById } from '../../attendance/index.ts';
import { idsOf, type NeedSource, oneByOne, sinceOf } from './need-source.ts';

export const neededOvertime: NeedSource = {
  kind: 'overtime',
  approval: overtimeApproval,
  isFor: (viewer) => mayAccess(attendanceAccess.decide, viewer),
  rowsOf: oneByOne,
  read: async (ctx, rows) => {
    const since = sinceOf(rows);
    const requests = await overtimeById(ctx.db, idsOf(rows));
    return requests.map((overtime) => ({ kind: 'overtime' as const, since: since(overtime.id), overtime }));
  },
};
