import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { at, main, say } from './house.mjs';
import { prepareRuntime } from './prepare.mjs';
import { runInForeground } from './process.mjs';
import { buildWebIfStale } from './web-build.mjs';

const reports = at('.cache', 'tests');

/** Fixed, so that days and hours do not depend on the machine's time zone. */
const otherZones = ['Asia/Manila', 'America/New_York'];
const ofTime = [
  'packages/contract/src/time',
  'packages/contract/src/dated',
  'packages/contract/src/domains/shifts',
  'packages/contract/src/domains/attendance',
  'packages/contract/src/domains/timesheets',
  'apps/server/src/domains/shifts',
  'apps/server/src/domains/attendance',
  'apps/server/src/domains/timesheets',
];

await main(async () => {
  const node = await prepareRuntime();
  const totals = process.env.TEST_ONLY === 'server' ? [await unitTests(node, ['server'])] : await everything(node);
  const passed = totals.reduce((sum, total) => sum + total.passed, 0);
  const failed = totals.reduce((sum, total) => sum + total.failed, 0);
  // Repeated at the end: in a long run the failures have scrolled out of sight.
  for (const name of totals.flatMap((total) => total.names ?? [])) say(`\nFailed: ${name}`);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

async function everything(node) {
  const browser = await findBrowser();
  await buildWebIfStale(node);
  say('\nTypes, lint and the rules of the house');
  // The architecture tests are part of the checks and do not run a second time.
  const checks = await check(node);
  const units = await unitTests(node, ['contract', 'server', 'web']);
  const elsewhere = [];
  for (const zone of otherZones) elsewhere.push(await unitTests(node, ['contract', 'server'], { zone, files: ofTime }));
  return [checks, units, ...elsewhere, await browserTests(node, browser)];
}

async function unitTests(node, projects, { zone, files = [] } = {}) {
  say(`\nTests of ${projects.join(', ')}${zone ? ` in ${zone}` : ''}`);
  const report = freshReport('vitest.json');
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ];
  const env = zone ? { TZ: zone } : {};
  const code = await runInForeground(node, [at('node_modules', 'vitest', 'vitest.mjs'), ...args], { env });
  return totalOf(report, code, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    names: failedUnits(testResults),
  }));
}

async function browserTests(node, browser) {
  say('\nTests in the browser');
  const report = freshReport('playwright.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runInForeground(node, [at('node_modules', '@playwright', 'test', 'cli.js'), 'test'], { env });
  return totalOf(report, code, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: failedJourneys(suites),
  }));
}

/** A file that fails to load has no tests of its own. */
function failedUnits(files) {
  return files
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === 'failed');
      const path = relative(at(), file.name);
      if (tests.length === 0) return [failureText(path, file.message)];
      return tests.map((test) => failureText(`${path}: ${test.fullName}`, test.failureMessages[0]));
    });
}

function failedJourneys(suites) {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter((spec) => !spec.ok)
      .map((spec) => failureText(`${spec.file}: ${spec.title}`, spec.tests[0]?.results.at(-1)?.error?.message)),
    ...failedJourneys(suite.suites ?? []),
  ]);
}

function failureText(name, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return [name, ...lines.slice(0, 6).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

/** The result of a runner. If it fails without a failed test or without a report, that counts as one failure. */
function totalOf(report, code, read) {
  const total = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && total.failed === 0 ? { ...total, failed: 1 } : total;
}

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  rmSync(at('.cache', 'tests', name), { force: true });
  return at('.cache', 'tests', name);
}
