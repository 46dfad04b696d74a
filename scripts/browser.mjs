import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, Stop, say } from './basics.mjs';
import { runQuietly } from './process.mjs';

const usualPaths = [
  // Without windows of its own, it runs the tests in two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the browser tests: the configured one, an installed one, one installed now, or one from a package. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Stop(`CHROMIUM_PATH names ${named}, where no browser is: correct it or unset it.`);
  }
  return (
    atUsualPath() ??
    (await fromDebian()) ??
    (await fromPackage()) ??
    fail(
      'No browser for the browser tests: install Chromium or Chrome (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
    )
  );
}

const atUsualPath = () => usualPaths.find((place) => existsSync(place));

async function fromDebian() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['update', '-q'], { env });
  // Debian has the shell since its release 12.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    say(`Installing the browser for the browser tests (apt-get install ${name}) …`);
    const { code, output } = await runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
      env,
    });
    if (code === 0) return atUsualPath();
    say(`${output.trim().split('\n').slice(-3).join('\n')}\n${name} could not be installed.`);
  }
  return undefined;
}

async function fromPackage() {
  try {
    const entry = createRequire(at('package.json')).resolve('@sparticuz/chromium');
    const { default: chromium } = await import(entry);
    const program = await chromium.executablePath();
    return spawnSync(program, ['--version']).status === 0 ? program : undefined;
  } catch {
    return undefined;
  }
}

function fail(sentence) {
  throw new Stop(sentence);
}
