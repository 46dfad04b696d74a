import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const globalSetup = 'e2e/global-setup.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  ...(existsSync(globalSetup) ? { globalSetup: `./${globalSetup}` } : {}),
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    colorScheme: 'light',
    locale: 'en-AU',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
