import { forgetToken } from '../../../platform/api/by-token.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import type { CallParts } from '../../../platform/api/call-wire.ts';
import { updateUser } from '../../../platform/session/session-store.ts';
import { passwordWires } from '../accounts.wires.ts';

type Body = CallParts<NonNullable<typeof passwordWires.change.declared>>['body'];

/** All five fields of section 5.3. The session goes on under a new id, so the old token is of no use. */
export async function changePassword(body: Required<Body>): Promise<void> {
  await callApi(passwordWires.change, { body });
  forgetToken();
  updateUser({ mustChangePassword: false });
}

/** Puts the change of an issued password off until the next sign-in. */
export async function skipPasswordChange(): Promise<void> {
  await callApi(passwordWires.skipChange);
  updateUser({ mustChangePassword: false });
}
