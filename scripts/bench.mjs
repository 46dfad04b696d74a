import { at, main } from './basics.mjs';
import { prepare } from './prepare.mjs';
import { runInForeground } from './process.mjs';

await main(async () => runInForeground(await prepare(), [at('bench', 'run.ts'), ...process.argv.slice(2)]));
