import { mayAccess } from '@muster/contract';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { waitingCorrections } from '../../attendance/index.ts';
import { idsOf, type NeedSource, oneByOne, sinceOf } from './need-source.ts';

export const neededCorrections: NeedSource = {
  kind: 'correction',
  approval: correctionApproval,
  isFor: (viewer) => mayAccess(attendanceAccess.decide, viewer),
  rowsOf: oneByOne,
  read: async (ctx, rows) => {
    const since = sinceOf(rows);
    return (await waitingCorrections(ctx, idsOf(rows))).map(({ day_state, day_minutes, ...correction }) => ({
      kind: 'correction' as const,
      since: since(correction.id),
      correction: {
        ...correction,
        before: day_state === null ? null : { state: day_state, worked_minutes: day_minutes ?? 0 },
      },
    }));
  },
};
