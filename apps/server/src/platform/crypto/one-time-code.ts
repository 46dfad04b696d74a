import { systemRandom } from '../clock/clock.ts';

/** What every authenticator app supports: SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 random bits as base32 text. */
export async function newTotpSecret(random: { bytes(size: number): Buffer } = systemRandom): Promise<string> {
  const { Secret } = await import('otpauth');
  const bytes = new Uint8Array(random.bytes(20));
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** The `otpauth://` address that the QR code shows. */
export async function totpUri(facts: {
  readonly issuer: string;
  readonly account: string;
  readonly secret: string;
}): Promise<string> {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({
    ...form,
    issuer: facts.issuer,
    label: facts.account,
    secret: Secret.fromBase32(facts.secret),
  }).toString();
}

/**
 * The time step of the code, at most one step from now; null for a wrong code. Store the step and refuse it and all
 * earlier ones afterwards: a code works once (reliability row 5).
 */
export async function totpStep(secret: string, code: string, now: Temporal.Instant): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const { Secret, TOTP } = await import('otpauth');
  const timestamp = now.epochMilliseconds;
  const delta = TOTP.validate({ ...form, secret: Secret.fromBase32(secret), token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / (form.period * 1000)) + delta;
}
