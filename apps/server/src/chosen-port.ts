import { once } from 'node:events';
import { createServer } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * With PORT=0 a free port, asked of the system before anything is built: the portal's own address, which pages, mails and the
 * check of where a request came from rest on, must name it.
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
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
