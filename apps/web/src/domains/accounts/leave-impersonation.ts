import { forgetToken } from '../../platform/api/by-token.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { leavePage } from '../../platform/session/page-exit.ts';
import { impersonationWires } from './accounts.wires.ts';

/** Back to being oneself, at the root (section 2.1). */
export async function leaveImpersonation(): Promise<void> {
  await callApi(impersonationWires.leave);
  forgetToken();
  leavePage('/');
}
