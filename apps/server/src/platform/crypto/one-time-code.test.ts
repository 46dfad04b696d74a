import { expect, it } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './one-time-code.ts';
import { qrCodeSvg } from './qr-code.ts';

/** Secret `12345678901234567890` of RFC 6238, appendix B, whose codes have eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

it('matches the codes of RFC 6238', async () => {
  expect(await totpStep(secret, '287082', at(59))).toBe(1);
  expect(await totpStep(secret, '081804', at(1_111_111_109))).toBe(37_037_036);
  expect(await totpStep(secret, '279037', at(2_000_000_000))).toBe(66_666_666);
});

it('accepts a code one step early or late but no further, and returns its step', async () => {
  const step = 37_037_036;
  expect(await totpStep(secret, '081804', at((step + 1) * 30))).toBe(step);
  expect(await totpStep(secret, '081804', at((step - 1) * 30))).toBe(step);
  expect(await totpStep(secret, '081804', at((step + 2) * 30))).toBeNull();
  expect(await totpStep(secret, '081804', at((step - 1) * 30 - 1))).toBeNull();
});

it.each(['', '28708', '2870820', '28708a', ' 287082', '２８７０８２'])('refuses %j', async (code) => {
  expect(await totpStep(secret, code, at(59))).toBeNull();
});

it('creates a secret of 160 bits and the address that an authenticator reads', async () => {
  const fresh = await newTotpSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(fresh).not.toBe(await newTotpSecret());
  const uri = new URL(await totpUri({ issuer: 'Muster', account: 'maria@northwind.example', secret: fresh }));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Muster:maria@northwind.example');
  expect(uri.searchParams.get('secret')).toBe(fresh);
});

it('draws a QR code without scripts or external addresses', async () => {
  const svg = await qrCodeSvg('otpauth://totp/Muster:maria?secret=GEZDGNBV');
  expect(svg).toMatch(/^<svg[^>]+viewBox/);
  expect(svg).not.toMatch(/script|href|style=/);
});
