import { expect, it } from 'vitest';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { logLeaveRequest } from './log-leave-request.ts';

it('logs with the employee what kind of leave it is, for which days, and what it was before', async () => {
  const entries: AuditEntry[] = [];
  const audit = async (entry: AuditEntry) => void entries.push(entry);
  const days = { first_day: '2026-11-30', last_day: '2026-12-01' };
  const stored = { employee_id: 7, client_id: 3, state: 'approved', logged_type: 'Leave', ...days } as const;
  await logLeaveRequest({ audit }, stored, { event: 'leave.cancel-request', after: { state: 'cancelled' } });
  expect(entries).toEqual([
    {
      event: 'leave.cancel-request',
      subject: { kind: 'employee', id: '7' },
      clientId: 3,
      before: { state: 'approved' },
      after: { leave_type: 'Leave', ...days, state: 'cancelled' },
    },
  ]);
});
