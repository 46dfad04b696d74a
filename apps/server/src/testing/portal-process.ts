import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PortalProcess {
  readonly port: number;
  /** The address that it printed. */
  readonly origin: string;
  /** From the start of the process until it reported that it is ready. */
  readonly readyMs: number;
  /** Current and peak resident memory in MiB; null except on Linux. */
  memory(): { readonly now: number; readonly peak: number } | null;
  /** Resolves with the exit code when the process is gone; null if the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL'): Promise<number | null>;
}

export interface PortalProcessOptions {
  readonly dataDir: string;
  /** What npm start runs, or the sources without the web app, which need no build. */
  readonly entry?: '../dist/main.mjs' | 'testing/portal-without-web.fixture.ts';
  readonly env?: Readonly<Record<string, string>>;
  /** Maximum wait for the message that it is ready. */
  readonly patienceMs?: number;
}

/** As npm start runs it: see scripts/start.mjs. */
const flags = ['--max-semi-space-size=4', '--expose-gc'];
const compiled = join(import.meta.dirname, '../../../../node_modules/.cache/compiled');

/** Starts the real server in a process of its own on free ports, over the embedded database of `dataDir`. */
export async function startPortalProcess(options: PortalProcessOptions): Promise<PortalProcess> {
  const { dataDir, entry = 'testing/portal-without-web.fixture.ts', env = {}, patienceMs = 30_000 } = options;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '..', entry)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: compiled,
      MALLOC_ARENA_MAX: '1',
      DATA_DIR: dataDir,
      PORT: '0',
      PUSH_PORT: '0',
      DEMO: '0',
      ...env,
    },
  });
  const port = await readyPort(child, patienceMs);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    readyMs: performance.now() - startedAt,
    memory: () => memoryOf(child.pid ?? 0),
    end: (signal) => end(child, signal),
  };
}

async function readyPort(child: ChildProcess, patienceMs: number): Promise<number> {
  let said = '';
  const ready = new Promise<number>((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /Muster is ready at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  const over = new AbortController();
  const tooLate = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The portal is not ready after ${patienceMs} ms: ${said}`)),
      patienceMs,
    );
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const ended = once(child, 'exit', { signal: over.signal }).then(([code, signal]) => {
    throw new Error(`The portal ended with ${signal ?? code} before it was ready: ${said}`);
  });
  try {
    return await Promise.race([ready, tooLate, ended]);
  } catch (problem) {
    child.kill('SIGKILL');
    throw problem;
  } finally {
    over.abort();
    ended.catch(() => undefined);
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}

function memoryOf(pid: number): { now: number; peak: number } | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}
