import { at, main } from './house.mjs';
import { prepare } from './prepare.mjs';
import { runInForeground } from './process.mjs';

await main(async () => {
  const node = await prepare();
  return await runInForeground(node, [at('apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)]);
});
