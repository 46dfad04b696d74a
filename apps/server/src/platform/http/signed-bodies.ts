import { Problem } from '@muster/contract';
import type { SigningSetting } from '@muster/contract/call.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameSecret, signature } from '../crypto/tokens.ts';
import type { CallServices } from './call-services.ts';
import { networkOf } from './network.ts';

const timestampHeader = 'x-muster-timestamp';
const signatureHeader = 'x-muster-signature';
const longestSkewSeconds = 300;

/** Ten megabytes of files in base64, and the text around them. */
export const mostSignedBytes = 16 * 1024 * 1024;

/** Keeps the bytes as they came: the signature is over them. */
export function acceptSigned(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
}

type SignedRequest = Pick<FastifyRequest, 'headers' | 'body' | 'ip'>;
type Services = Pick<CallServices, 'signingSecrets' | 'clock' | 'limit'>;

/**
 * Before the body is read, so that nobody has it read without a fresh signature. @throws Problem not-found as for an unknown address
 * without the setting, unauthenticated
 */
export function assertSignable(
  setting: SigningSetting,
  { headers }: Pick<SignedRequest, 'headers'>,
  services: Services,
): void {
  if (services.signingSecrets[setting] === null) throw new Problem('not-found', 'There is no such call.');
  const timestamp = String(headers[timestampHeader] ?? '');
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(String(headers[signatureHeader] ?? ''))) throw unsigned();
  const skew = Math.abs(services.clock.now().epochMilliseconds / 1000 - Number(timestamp));
  if (skew > longestSkewSeconds) {
    throw new Problem('unauthenticated', 'The timestamp of this request is more than 5 minutes off. Send a fresh one.');
  }
}

/** The body, if its signature is right. Wrong ones are counted. @throws Problem unauthenticated, invalid-input, too-many-tries */
export async function readSigned(
  setting: SigningSetting,
  request: SignedRequest,
  services: Services,
): Promise<unknown> {
  const { headers, body, ip } = request;
  const secret = services.signingSecrets[setting];
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const signed = Buffer.concat([Buffer.from(`${String(headers[timestampHeader])}.`), raw]);
  if (secret === null || !sameSecret(signature(secret, signed), String(headers[signatureHeader]))) {
    await services.limit('public-token', [{ by: 'address', id: `${setting}:${networkOf(ip)}` }]);
    throw unsigned();
  }
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new Problem('invalid-input', 'The request could not be read: its body is not valid JSON.');
  }
}

const unsigned = () => new Problem('unauthenticated', 'This request is not signed, or not with the right secret.');
