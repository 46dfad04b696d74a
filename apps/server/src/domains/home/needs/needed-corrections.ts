import { mayAccess } from '@muster/contract';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { waitingCorrections } from '../../attendance/index.ts';
import { approvalNeed } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededCorrections = approvalNeed({
  kind: 'correction',
  approval: correctionApproval,
  isFor: (viewer) => mayAccess(attendanceAccess.decide, viewer),
  read: async (ctx, rows) =>
    (await waitingCorrections(ctx, idsOf(rows))).map(({ day_state, day_minutes, ...correction }) => ({
      id: correction.id,
      need: {
        kind: 'correction' as const,
        correction: {
          ...correction,
          before: day_state === null ? null : { state: day_state, worked_minutes: day_minutes ?? 0 },
        },
      },
    })),
});
