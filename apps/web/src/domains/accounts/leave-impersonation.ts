import { forgetToken } from '../../platform/api/by-token.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { impersonationEndpoints } from '../../platform/api/endpoints/impersonation.generated.ts';
import { leavePage } from '../../platform/session/page-exit.ts';

/** Ends the impersonation and opens the root (section 2.1). */
export async function leaveImpersonation(): Promise<void> {
  await callApi(impersonationEndpoints.leaveImpersonation);
  forgetToken();
  leavePage('/');
}
