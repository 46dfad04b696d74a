import { defineConfig } from 'vitest/config';
import { useScratchFolder } from './scripts/scratch-folder.ts';

useScratchFolder();

export default defineConfig({
  test: {
    // Twice the two cores that we count on: a worker waits for the database half of its time.
    maxWorkers: 4,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['packages/contract/src/**/*.test.ts'],
          // Property tests compute for seconds while the checks run at the same time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          // The server keeps no state in its modules: files share them, and the time that loading takes.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'architecture/sql/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 40_000,
          hookTimeout: 120_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          environment: 'jsdom',
          pool: 'threads',
          // Files share a page and its modules, in half the time (apps/web/src/testing/file-boundary.ts).
          isolate: false,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          // Files share the parsed code base.
          isolate: false,
          include: ['architecture/**/*.test.ts'],
          exclude: ['architecture/scaffold/{scaffold,resource}.test.ts', 'architecture/sql/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'scaffold',
          environment: 'node',
          include: ['architecture/scaffold/{scaffold,resource}.test.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
