import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDocuments } from './documents/blocks.ts';
import { root } from './reading/house.ts';

const isCheck = process.argv.includes('--check');
const stale = (await freshDocuments(root, { measure: !isCheck })).filter(({ written, fresh }) => written !== fresh);

for (const { path, fresh } of stale) {
  if (!isCheck) writeFileSync(join(root, path), fresh);
  process.stdout.write(isCheck ? `${path} is stale: npm run documents\n` : `${path} written\n`);
}
if (isCheck && stale.length > 0) process.exitCode = 1;
