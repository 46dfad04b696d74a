import { fileURLToPath } from 'node:url';
import { at, main, say } from './basics.mjs';
import { prepareRuntime } from './prepare.mjs';
import { runQuietly } from './process.mjs';

const atOnce = 2;

/** Types, lint and the architecture rules. One line per step; output only for failed steps. */
export async function check(node) {
  const queue = stepsOf();
  const total = { passed: 0, failed: 0, names: [] };
  const work = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      if (await runStep(node, step)) total.passed += 1;
      else {
        total.failed += 1;
        total.names.push(step.name);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
}

function stepsOf() {
  const bin = (...parts) => at('node_modules', ...parts);
  const types = (project) => ({
    name: `types ${project}`,
    // Each further checker checks the types that files share once more: with one, a program takes half of the work.
    args: [bin('typescript', 'bin', 'tsc'), '--checkers', '1', '--pretty', 'false', '-p', project],
  });
  // The longest first, so that two parallel queues end at about the same time.
  return [
    types('apps/server'),
    {
      name: 'architecture tests',
      args: [bin('vitest', 'vitest.mjs'), 'run', '--project', 'architecture', '--reporter=default'],
    },
    types('apps/web'),
    { name: 'row types', args: [at('apps', 'server', 'src', 'database', 'generate-rows.ts'), '--check'] },
    {
      name: 'lint',
      args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
    },
    { name: 'unused code', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
    types('packages/contract'),
    types('tsconfig.tests.json'),
  ];
}

async function runStep(node, { name, args }) {
  const startedAt = performance.now();
  const { code, output } = await runQuietly(node, args, { env: { CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined } });
  const passed = code === 0;
  say(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (!passed) say(output.trim());
  return passed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { passed, failed } = await check(await prepareRuntime());
    say(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  });
}
