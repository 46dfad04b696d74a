import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { at, root, Stop } from './basics.mjs';

/** Runs a program in the foreground, forwards signals and returns its exit code. */
export function runInForeground(command, args, { env = {}, cwd = root } = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: environmentWith(env) });
  const stopPassing = passSignalsTo(child);
  const stopWatching = endWithParent(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopPassing();
      stopWatching();
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

/** Runs a program quietly and returns its exit code and output. */
export function runQuietly(command, args, { env = {}, cwd = root } = {}) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: environmentWith(env) });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (code) => resolve({ code, output: Buffer.concat(chunks).toString() });
    child.once('error', (problem) => {
      chunks.push(Buffer.from(`${problem.message}\n`));
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? exitCodeOf(signal)));
  });
}

/** The current environment with the repository's own programs first in PATH. */
export function environmentWith(more) {
  const path = [at('node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...more };
}

function passSignalsTo(child) {
  // Ctrl+C already reaches every process of the terminal; forwarding it would deliver it twice.
  const atTerminal = process.stdin.isTTY === true;
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const listener = () => {
      if (signal !== 'SIGINT' || !atTerminal) child.kill(signal);
    };
    process.on(signal, listener);
    return { signal, listener };
  });
  return () => {
    for (const { signal, listener } of listeners) process.off(signal, listener);
  };
}

/** Waits until a portal that was started with piped output can be called. `what` names it in the error. */
export async function untilReady(child, what) {
  let said = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Muster is ready')) resolve();
    });
    child.once('exit', () => reject(new Stop(`${what} did not start:\n${said}`)));
  });
}

/**
 * npm runs a script in a shell. A signal to npm ends that shell, which does not forward it: without its parent the program stops
 * as if the signal had come here.
 */
function endWithParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 200);
  return () => clearInterval(timer);
}

const exitCodeOf = (signal) => 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0);
