import { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import { Secret, TOTP } from 'otpauth';
import type { TestPortal } from './build-test-app.ts';
import type { TestClient } from './test-client.ts';

export interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The authenticator's code at the portal's time; `steps` away from it, 30 seconds each. */
export function codeOf(portal: TestPortal, secret: string, steps = 0): string {
  const timestamp = portal.clock.now().epochMilliseconds + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Enables two-factor sign-in. That uses up the current code, so time advances to the next one. */
export async function enrol(portal: TestPortal, client: TestClient, password: string): Promise<Enrolled> {
  await client.call(signInCalls.confirmPassword, { body: { password } });
  const started = await client.call(twoFactorCalls.startTwoFactor);
  const { secret } = started.body;
  const confirmed = await client.call(twoFactorCalls.confirmTwoFactor, { body: { code: codeOf(portal, secret) } });
  portal.clock.advance({ seconds: 60 });
  return { secret, recoveryCodes: confirmed.body.recovery_codes };
}
