import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packed = /\.(js|css|svg)$/;
const smallest = 1024;

/** Writes compressed versions next to each built file, so that the server does not compress while serving. */
export async function packFiles(folder) {
  const files = readdirSync(folder).filter((name) => packed.test(name));
  await Promise.all(files.map((name) => pack(join(folder, name))));
}

async function pack(file) {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
