import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { exportFormats } from '../../exports.ts';
import { attendanceAccess } from './attendance.policy.ts';
import { archiveMonth, attendanceDay, dayNarrowing } from './attendance-days.calls.ts';

const id = z.int().min(1).max(2_147_483_647).optional();
const { state, search } = dayNarrowing;
const shown = { format: z.enum(exportFormats), state, search, client_id: id, team_id: id };

/**
 * Ours: all pages of a list of days as a file. Instants are in the reader's zone, which the file names.
 * A read, sent with POST like every export.
 */
export const attendanceExportCalls = {
  days: defineCall({
    name: 'attendance.export-days',
    method: 'POST',
    path: '/api/attendance-day-exports',
    section: '2.4',
    access: attendanceAccess.days,
    body: z.strictObject({ from: attendanceDay.optional(), to: attendanceDay.optional(), ...shown }),
    answer: 'file',
    effect: 'read',
    audit: 'attendance.export-days',
    rate: 'export',
  }),

  earlier: defineCall({
    name: 'attendance.export-earlier-days',
    method: 'POST',
    path: '/api/earlier-attendance-day-exports',
    section: '2.4',
    access: attendanceAccess.earlier,
    body: z.strictObject({ month: archiveMonth.optional(), ...shown }),
    answer: 'file',
    effect: 'read',
    audit: 'attendance.export-earlier-days',
    rate: 'export',
  }),
};
