import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at, main, Stop, say } from './basics.mjs';
import { findBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { prepareRuntime } from './prepare.mjs';
import { runInForeground, runQuietly } from './process.mjs';
import { buildServerIfStale } from './server-build.mjs';
import { buildWebIfStale } from './web-build.mjs';

const reports = at('.cache', 'tests');

/**
 * Days and hours must come out alike in every time zone of the machine. The unit tests run in the provider's zone, those
 * of the second run on a database server west of Greenwich, and the browser tests in the zone of the machine.
 */
const zones = { everything: 'Asia/Manila', server: 'America/New_York' };

const slowestShown = 10;
const durations = [];

await main(async () => {
  const node = await prepareRuntime();
  const totals = await chosenTests(node);
  const passed = totals.reduce((sum, total) => sum + total.passed, 0);
  const failed = totals.reduce((sum, total) => sum + total.failed, 0);
  sayWhatTookLongest();
  // Repeated at the end: a long run has pushed the place where each failed out of sight.
  for (const name of totals.flatMap((total) => total.names ?? [])) say(`\nFailed: ${name}`);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

function chosenTests(node) {
  const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
  if (changed !== undefined) return testsOfChange(node, changed.split('=')[1] ?? 'HEAD');
  return process.env.TEST_ONLY === 'server'
    ? inOrder([() => unitTests(node, ['contract', 'server'], { zone: zones.server })])
    : everything(node);
}

async function everything(node) {
  const browser = await findBrowser();
  return inOrder([
    () => buildServerIfStale(node),
    () => buildWebIfStale(node),
    // Two at once: the browser tests wait while their portal starts.
    () => together(checks(node), browserTests(node, browser)),
    () => unitTests(node, ['contract', 'server', 'web', 'scaffold']),
  ]);
}

async function together(...runs) {
  const totals = await Promise.all(runs);
  return {
    passed: totals.reduce((sum, { passed }) => sum + passed, 0),
    failed: totals.reduce((sum, { failed }) => sum + failed, 0),
    names: totals.flatMap(({ names = [] }) => names),
  };
}

/** The checks, and the tests that the files changed since a commit can reach (architecture/reached-tests.ts). */
async function testsOfChange(node, since) {
  const { code, output } = await runQuietly(node, [at('architecture', 'print-reached-tests.ts'), since]);
  if (code !== 0) throw new Stop(output);
  const { units, browser } = JSON.parse(output);
  say(
    `Reached by the changes since ${since}: ${[...units, ...(browser === 'all' ? ['e2e/'] : browser)].join(', ') || 'no test'}`,
  );
  const projects = ['contract', 'server', 'web', 'architecture', 'scaffold'];
  return inOrder([
    () => checks(node),
    ...(units.length > 0 ? [() => unitTests(node, projects, { files: units })] : []),
    ...(browser.length > 0
      ? [
          () => buildServerIfStale(node),
          () => buildWebIfStale(node),
          async () => browserTests(node, await findBrowser(), browser === 'all' ? [] : browser),
        ]
      : []),
  ]);
}

/** One step after the other; answers the totals of those that ran tests. */
async function inOrder(steps) {
  const totals = [];
  for (const step of steps) {
    const startedAt = performance.now();
    const total = await step();
    if (total === undefined) continue;
    say(`${Math.round((performance.now() - startedAt) / 1000)} s`);
    totals.push(total);
  }
  return totals;
}

function checks(node) {
  say('\nTypes, lint and the code rules');
  return check(node);
}

function sayWhatTookLongest() {
  const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  if (slowest.length > 0) say('\nThe slowest files:');
  for (const { file, seconds } of slowest) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

async function unitTests(node, projects, { zone = zones.everything, files = [] } = {}) {
  say(`\nTests of ${projects.join(', ')} in ${zone}`);
  const report = freshReport('vitest.json');
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--passWithNoTests',
    ...files,
  ];
  const program = at('node_modules', 'vitest', 'vitest.mjs');
  const code = await runInForeground(node, [program, ...args], { env: { TZ: zone } });
  return totalOf(report, code, ({ numPassedTests, numFailedTests, testResults }) => {
    for (const { name, startTime, endTime } of testResults) {
      durations.push({ file: relative(at(), name), seconds: (endTime - startTime) / 1000 });
    }
    return { passed: numPassedTests, failed: numFailedTests, names: failedUnits(testResults) };
  });
}

async function browserTests(node, browser, files = []) {
  say('\nTests in the browser');
  const report = freshReport('playwright.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const program = at('node_modules', '@playwright', 'test', 'cli.js');
  const code = await runInForeground(node, [program, 'test', ...files], { env });
  return totalOf(report, code, ({ stats, suites }) => {
    for (const suite of suites) durations.push({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) });
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, names: failedJourneys(suites) };
  });
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

function secondsOf({ specs, suites = [] }) {
  const results = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
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
