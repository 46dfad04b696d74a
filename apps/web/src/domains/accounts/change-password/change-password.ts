import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { forgetToken } from '../../../platform/api/by-token.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import type { CallParts } from '../../../platform/api/endpoint.ts';
import { passwordEndpoints } from '../../../platform/api/endpoints/password.generated.ts';
import { updateUser } from '../../../platform/session/session-store.ts';

type Body = CallParts<(typeof passwordCalls)['changePassword']>['body'];

/** All five fields of section 5.3. The session continues under a new id, so the old token stops working. */
export async function changePassword(body: Required<Body>): Promise<void> {
  await callApi(passwordEndpoints.changePassword, { body });
  forgetToken();
  updateUser({ mustChangePassword: false });
}

/** Postpones the change of an issued password until the next sign-in. */
export async function skipPasswordChange(): Promise<void> {
  await callApi(passwordEndpoints.skipPasswordChange);
  updateUser({ mustChangePassword: false });
}
