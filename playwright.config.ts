import { defineConfig } from '@playwright/test';
import { useScratchFolder } from './scripts/scratch-folder.ts';

useScratchFolder();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A machine that others use as well may stand still for longer than a test waits.
  retries: process.env.CI === undefined ? 0 : 2,
  // One more than the two cores that we count on: a test waits for its page a part of its time.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    // Known once the set-up has started the portal, which is before any test asks.
    baseURL: process.env.E2E_ADDRESS,
    browserName: 'chromium',
    colorScheme: 'light',
    // Animations keep a core busy where no graphics card draws them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AU',
    screenshot: 'only-on-failure',
    // Recording every test costs a quarter of the run's time.
    trace: 'on-first-retry',
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
