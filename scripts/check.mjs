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
    args: [bin('typescript', 'bin', 'tsc'), '--pretty', 'false', '-p', project],
  });
  // The longest first, so that two parallel queues end at about the same time.
  return [
    {
      name: 'architecture tests',
      args: [bin('vitest', 'vitest.mjs'), 'run', '--project', 'architecture', '--reporter=default'],
    },
    types('apps/web'),
    types('apps/server'),
    { name: 'unused code', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
    { name: 'row types', args: [at('apps', 'server', 'src', 'database', 'generate-rows.ts'), '--check'] },
    types('tsconfig.tests.json'),
    types('packages/contract'),
    {
      name: 'lint',
      args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
    },
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
