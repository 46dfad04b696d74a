import type { AnonymousContext } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { isKnownDevice } from './devices.repository.ts';

/** The counter of password tries. A browser that signed in before has its own. */
export async function countedAs(ctx: AnonymousContext, key: string): Promise<string> {
  const { deviceToken } = ctx.request;
  if (deviceToken === null) return key;
  const device = hashToken(deviceToken);
  return (await isKnownDevice(ctx.db, key, device)) ? `${key}:${device}` : key;
}
