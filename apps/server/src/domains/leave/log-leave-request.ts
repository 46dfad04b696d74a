import type { BaseContext } from '../../platform/context/context.ts';
import type { StoredLeaveRequest } from './leave-requests.repository.ts';

type LoggedRequest = Pick<
  StoredLeaveRequest,
  'employee_id' | 'client_id' | 'state' | 'logged_type' | 'first_day' | 'last_day'
>;

interface Change {
  readonly event: string;
  /** Beside the type and the days of the request, which every entry names. */
  readonly after: Readonly<Record<string, unknown>>;
}

/** Logs a change of a request with its employee. `stored`: the request before the change. */
export function logLeaveRequest(
  ctx: Pick<BaseContext, 'audit'>,
  stored: LoggedRequest,
  { event, after }: Change,
): Promise<void> {
  const { employee_id, client_id, state, logged_type, first_day, last_day } = stored;
  return ctx.audit({
    event,
    subject: { kind: 'employee', id: String(employee_id) },
    clientId: client_id,
    before: { state },
    after: { leave_type: logged_type, first_day, last_day, ...after },
  });
}
