import { at, main, Stop } from './basics.mjs';
import { prepareRuntime } from './prepare.mjs';
import { runInForeground } from './process.mjs';

await main(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) throw new Stop('Say which file to run: node scripts/run.mjs FILE ARGUMENTS…');
  return await runInForeground(await prepareRuntime(), [at(file), ...args]);
});
