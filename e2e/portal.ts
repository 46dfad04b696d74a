import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The password of all demo sign-ins of this run. */
export const demoPassword = 'a-quiet-harbour-at-dawn';

const root = join(import.meta.dirname, '..');
const patienceMs = 180_000;

export interface RunningPortal {
  readonly address: string;
  /** The portal's data, and the files of the tests. */
  readonly folder: string;
  /** For process.env: the settings of the portal, for commands that run next to it, and its address. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts the portal as `npm start` does, on free ports and an empty folder, and waits until it is ready. `more`: further settings. */
export async function startPortal(more: Readonly<Record<string, string>> = {}): Promise<RunningPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-e2e-'));
  // Started by root, the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o711);
  const [port, pushPort] = [await freePort(), await freePort()];
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    PUSH_PORT: String(pushPort),
    DEMO: '1',
    DEMO_PASSWORD: demoPassword,
    DATABASE_URL: '',
    SMTP_URL: '',
    SMS_URL: '',
    ...more,
  };
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.mjs')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(late);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(server);
  } catch (problem) {
    await stop();
    throw problem;
  }
  const address = `http://127.0.0.1:${port}`;
  return { address, folder, environment: { ...settings, E2E_ADDRESS: address, E2E_FOLDER: folder }, stop };
}

const muster = async (...args: readonly string[]): Promise<string> => {
  const program = join(root, 'apps/server/src/command-line/muster.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { maxBuffer: 4_000_000 });
  return stdout;
};

/** An example address for each built screen, by the screen's name, from the portal itself. */
export async function builtScreenExamples(): Promise<Readonly<Record<string, string>>> {
  const rows: readonly { name: string; built: boolean; example: string | null }[] = JSON.parse(
    await muster('screens', '--json'),
  );
  return Object.fromEntries(rows.flatMap(({ name, built, example }) => (built && example ? [[name, example]] : [])));
}

/** The result of `builtScreenExamples` at the start of the run. */
export async function keptExamples(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(`${process.env.E2E_FOLDER}/screens.json`, 'utf8'));
}

/** Adds a user with an issued password, to be changed at the first sign-in. Returns that password. */
export async function addUser({ email, name, role }: { email: string; name: string; role: string }): Promise<string> {
  const said = await muster('user:create', '--email', email, '--name', name, '--role', role);
  const password = /with the password (\S+)/.exec(said)?.[1];
  if (password === undefined) throw new Error(`user:create named no password: ${said}`);
  return password;
}

type Server = ReturnType<typeof spawn>;

function ready(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`The portal ${why}. It said:\n${said}`));
    const timer = setTimeout(() => fail(`was not ready within ${patienceMs / 1000} s`), patienceMs);
    server.once('exit', () => {
      clearTimeout(timer);
      fail('ended while it started');
    });
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('Muster is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
