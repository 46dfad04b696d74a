import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, main, Stop, say } from './basics.mjs';
import { findBrowser } from './browser.mjs';
import { prepare } from './prepare.mjs';
import { environmentWith, untilReady } from './process.mjs';
import { builtServer } from './server-build.mjs';

/** Takes the screenshots of the README again, from a portal of its own with the demo company. */
const folder = at('docs', 'screenshots');
const password = 'pictures-for-the-readme';
const desk = { width: 1440, height: 900 };
// Its coloured panel makes a large file.
const small = { width: 960, height: 600 };
const phone = { width: 390, height: 844 };
const mostBytes = 250_000;

const pictures = [
  { name: 'sign-in', size: small, scheme: 'light', as: null, take: (page) => open(page, '/user-login') },
  { name: 'home', size: desk, scheme: 'light', as: 'admin', take: (page) => open(page, '/') },
  {
    name: 'employees',
    size: desk,
    scheme: 'light',
    as: 'account-manager',
    take: (page) => open(page, '/employees?show_inactives=1&filter.primary_work_location=wfh&sort=position'),
  },
  { name: 'employee-form', size: desk, scheme: 'light', as: 'hr', take: showFormWithErrors },
  { name: 'employees-dark', size: desk, scheme: 'dark', as: 'hr', take: showFilter },
  { name: 'employees-phone', size: phone, scheme: 'light', as: 'hr', take: (page) => open(page, '/employees') },
];

await main(async () => {
  const node = await prepare();
  const executablePath = await findBrowser();
  const { chromium } = await import('@playwright/test');
  const portal = await startPortal(node);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    mkdirSync(folder, { recursive: true });
    for (const picture of pictures) await takePicture(browser, portal.address, picture);
  } finally {
    await browser.close();
    await portal.stop();
  }
  return 0;
});

async function takePicture(browser, baseURL, { name, size, scheme, as, take }) {
  const context = await browser.newContext({ baseURL, viewport: size, colorScheme: scheme, locale: 'en-AU' });
  const page = await context.newPage();
  if (as !== null) await signIn(page, `${as}@demo.test`);
  await take(page);
  await page.mouse.move(0, 0);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  await context.close();
  const { size: bytes } = statSync(path);
  if (bytes > mostBytes) throw new Stop(`${path} has ${bytes} bytes, and at most ${mostBytes} are wanted: show less.`);
  say(`${name}.png  ${Math.round(bytes / 1000)} kB`);
}

async function signIn(page, email) {
  await page.goto('/user-login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => address.pathname !== '/user-login');
}

async function open(page, address) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function showFormWithErrors(page) {
  await open(page, '/employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const panel = page.getByRole('dialog', { name: 'Employee Form Details' });
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('Hazel Anne Navarro');
  await panel.getByRole('textbox', { name: 'Employee ID' }).fill('MUS-11487');
  await panel.getByRole('textbox', { name: 'Position', exact: true }).fill('Medical Biller');
  await panel.getByRole('textbox', { name: 'Work email' }).fill('hazel.navarro@');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await panel.getByRole('alert').waitFor();
}

async function showFilter(page) {
  await open(page, '/employees?filter.primary_work_location=hybrid&filter.primary_work_location=wfh');
  await page.getByRole('columnheader', { name: 'Name' }).first().hover();
  await page.getByRole('button', { name: 'Filter Incomplete Configuration' }).click();
  await page.getByRole('dialog', { name: 'Filter Incomplete Configuration' }).waitFor();
}

async function startPortal(node) {
  const data = mkdtempSync(join(tmpdir(), 'muster-pictures-'));
  chmodSync(data, 0o711);
  const [port, pushPort] = [await freePort(), await freePort()];
  const settings = { DATA_DIR: join(data, 'data'), PORT: port, PUSH_PORT: pushPort, DEMO: 1, DEMO_PASSWORD: password };
  const env = environmentWith({ ...settings, DATABASE_URL: '' });
  const server = spawn(node, [builtServer], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  await untilReady(server, 'The portal');
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}`, stop };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
