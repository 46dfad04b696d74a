import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { optionalText, requiredChoice, requiredId } from '../../fields.ts';
import { defineList, totalsAnswer } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { approvalDecisions } from '../approvals/approvals.constants.ts';
import { correctionLabels, mostOvertimeDecided } from './attendance.constants.ts';
import { attendanceAccess } from './attendance.policy.ts';
import { overtimeDecided, overtimeRow } from './overtime-answers.ts';
import { overtimeColumns } from './overtime-columns.ts';

/** The versions are those that the viewer saw. */
export const decideOvertimeBody = z
  .strictObject({
    requests: z
      .array(z.strictObject({ id: requiredId('Overtime'), version: z.int().min(1) }))
      .min(1)
      .max(mostOvertimeDecided),
    decision: requiredChoice('Decision', approvalDecisions),
    note: optionalText(correctionLabels.note, 500),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the overtime is rejected.',
  });

/** Ours. Settling a day asks for approval of overtime whose rule requires it. */
export const overtimeCalls = {
  /** Within the viewer's reach: waiting ones oldest first, others newest first. `waiting` ignores the filters. */
  list: defineCall({
    name: 'attendance.overtime',
    method: 'GET',
    path: '/api/overtime-requests',
    section: '2.4',
    access: attendanceAccess.decide,
    query: listQuery(overtimeColumns, { view: z.enum(['waiting', 'decided']).default('waiting') }),
    answer: z.object({ data: z.array(overtimeRow), total: z.int(), ...totalsAnswer, waiting: z.int() }),
    audit: null,
  }),

  /** Decides on those that allow it and names the others. If none allows it, nothing changes and the answer is 409. */
  decide: defineCall({
    name: 'attendance.decide-overtime',
    method: 'PUT',
    path: '/api/overtime-requests',
    section: '2.4',
    access: attendanceAccess.decide,
    body: decideOvertimeBody,
    answer: overtimeDecided,
    audit: 'attendance.decide-overtime',
    neverImpersonating: true,
  }),
};

export const overtimeList = defineList({
  name: 'overtime',
  label: 'Overtime',
  columns: overtimeColumns,
  call: overtimeCalls.list,
});
