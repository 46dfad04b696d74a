import { once } from 'node:events';
import { createServer } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * With PORT=0 the system chooses a free port before anything is built, because the portal's own address must name it:
 * pages, mails and the origin check use that address.
 */
export async function withChosenPort(env: Environment): Promise<Environment> {
  return env.PORT === '0' ? { ...env, PORT: String(await freePort(env.HOST)) } : env;
}

async function freePort(host = '127.0.0.1'): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system has no free port.');
  return address.port;
}
