import { at, main } from './basics.mjs';
import { prepare } from './prepare.mjs';
import { runInForeground } from './process.mjs';
import { builtServer } from './server-build.mjs';

/**
 * Young objects are collected in small steps, and memory that only the start needed is released: about 40 MiB less
 * for a server that mostly waits for its database.
 */
const lean = ['--max-semi-space-size=4', '--expose-gc'];
/** One malloc arena for all threads instead of one each: about 3 MiB less. */
const fewHeaps = { MALLOC_ARENA_MAX: '1' };
/** The first start compiles; later starts reuse the result and need less memory. */
const compiled = at('node_modules', '.cache', 'compiled');

await main(async () => {
  const node = await prepare();
  const args = [...lean, builtServer, ...process.argv.slice(2)];
  return await runInForeground(node, args, { env: { NODE_COMPILE_CACHE: compiled, ...fewHeaps, ...process.env } });
});
