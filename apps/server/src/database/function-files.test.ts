import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { functionConstants } from './function-constants.ts';
import { functionsFolder, readFunctions } from './function-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-functions-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const constants = { limit: 3, label: "Peter's", states: ['a', 'b'], labels: { a: 'A' } };
const read = () => readFunctions(folder, constants);

describe('readFunctions', () => {
  it('fills in constants as literals and leaves casts, assignments and times alone', async () => {
    await write(
      'mixed.sql',
      "create or replace function mixed() returns text return :label || '10:30' || 1::text || (:labels ->> 'a') || :limit;",
    );
    expect((await read())[0]?.sql).toContain(
      `return 'Peter''s' || '10:30' || 1::text || ('{"a":"A"}'::jsonb ->> 'a') || 3;`,
    );
    await write('mixed.sql', 'create or replace function mixed() returns text[] return :states;');
    expect((await read())[0]?.sql).toContain("return array['a', 'b']::text[];");
  });

  it('changes the checksum when a constant changes', async () => {
    await write('limited.sql', 'create or replace function limited() returns int return :limit;');
    const [before] = await read();
    const [after] = await readFunctions(folder, { ...constants, limit: 4 });
    expect(after?.checksum).not.toBe(before?.checksum);
  });

  it('orders functions after those that they call', async () => {
    await write('a.sql', 'create or replace function a() returns int return b() + c();');
    await write('b.sql', 'create or replace function b() returns int return c ();');
    await write('c.sql', 'create or replace function c() returns int return 1;');
    expect((await read()).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  });

  it('refuses an unknown constant, a wrong name and more than one function in a file', async () => {
    await write('a.sql', 'create or replace function a() returns int return :missing;');
    await expect(read()).rejects.toThrow('functions/a.sql uses :missing, which function-constants.ts does not have.');
    await write('a.sql', 'create or replace function b() returns int return 1;');
    await expect(read()).rejects.toThrow('functions/a.sql must hold exactly one statement');
    await write(
      'a.sql',
      'create or replace function a() returns int return 1;\ncreate function b() returns int return 1;',
    );
    await expect(read()).rejects.toThrow('functions/a.sql must hold exactly one statement');
    await rm(join(folder, 'a.sql'));
    await write('notes.txt', '');
    await expect(read()).rejects.toThrow('notes.txt is not a function: name it after its function, NAME.sql.');
  });

  it('finds no constant without a use', async () => {
    const used = (await readFunctions(functionsFolder, markedConstants())).map(({ sql }) => sql).join('');
    expect(Object.keys(functionConstants).filter((name) => !used.includes(`<${name}>`))).toEqual([]);
  });
});

const markedConstants = () => Object.fromEntries(Object.keys(functionConstants).map((name) => [name, `<${name}>`]));
