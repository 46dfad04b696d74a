import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshDocuments } from './documents/blocks.ts';
import { endpointFiles } from './documents/endpoints.ts';
import { root } from './reading/codebase.ts';

const isCheck = process.argv.includes('--check');
const documents = [...(await freshDocuments(root, { measure: !isCheck })), ...(await endpointFiles(root))];
const stale = documents.filter(({ written, fresh }) => written !== fresh);

for (const { path, fresh } of stale) {
  if (!isCheck) write(join(root, path), fresh);
  const done = fresh === null ? 'removed' : 'written';
  process.stdout.write(isCheck ? `${path} is stale: npm run documents\n` : `${path} ${done}\n`);
}
if (isCheck && stale.length > 0) process.exitCode = 1;

function write(path: string, text: string | null): void {
  if (text === null) {
    rmSync(path);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
