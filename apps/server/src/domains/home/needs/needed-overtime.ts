import { mayAccess } from '@muster/contract';
import { overtimeApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { overtimeById } from '../../attendance/index.ts';
import { approvalNeed } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededOvertime = approvalNeed({
  kind: 'overtime',
  approval: overtimeApproval,
  isFor: (viewer) => mayAccess(attendanceAccess.decide, viewer),
  read: async (ctx, rows) => {
    const requests = await overtimeById(ctx.db, idsOf(rows));
    return requests.map((overtime) => ({ id: overtime.id, need: { kind: 'overtime' as const, overtime } }));
  },
});
