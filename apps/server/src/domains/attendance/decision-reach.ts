import { correctionApproval, overtimeApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceAreas } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { subjectReachOf } from '../approvals/index.ts';

export const correctionReachOf = (ctx: Ctx) => subjectReachOf(ctx, correctionApproval, attendanceAreas.corrections);

export const overtimeReachOf = (ctx: Ctx) => subjectReachOf(ctx, overtimeApproval, attendanceAreas.corrections);
