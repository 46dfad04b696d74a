import { placeOf } from '../layers.ts';
import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { FoundImport, SourceFile } from '../reading/source-file.ts';
import { fileRule, isTest, type Rule } from './rule.ts';

function packageRule(
  name: string,
  asks: string,
  says: (used: string, file: SourceFile, found: FoundImport) => string | null,
): Rule {
  return fileRule(name, asks, (file, codebase) =>
    file.imports.flatMap((found) => {
      const used = packageOf(codebase, file.path, found.specifier);
      const wrong = used === null ? null : says(used, file, found);
      return wrong === null ? [] : [{ file: file.path, line: found.line, says: wrong }];
    }),
  );
}

function packageOf(codebase: Codebase, from: string, specifier: string): string | null {
  const target = resolveImport(codebase, from, specifier);
  if (target.kind === 'package') return target.name;
  return target.kind === 'builtin' ? `node:${target.name}` : null;
}

export const contractImportsOnlyZod = packageRule(
  'contract-imports-only-zod',
  'The contract depends only on zod: it runs in browsers and on the server.',
  (used, { path }) => {
    if (placeOf(path).part !== 'contract' || used === 'zod') return null;
    const isForTests = isTest(path) && /^(vitest|fast-check|node:)/.test(used);
    return isForTests ? null : `the contract may not import '${used}'; only zod, so that both sides can load it.`;
  },
);

const isFastify = (name: string) => /^fastify($|-)|^@fastify\//.test(name);

export const fastifyInHttp = packageRule(
  'fastify-in-http',
  'Only platform/http and app.ts import Fastify, including its types.',
  (used, { path }) => {
    const { part, inside, layer } = placeOf(path);
    if (part !== 'server' || !isFastify(used) || inside.startsWith('platform/http/') || inside === 'app.ts')
      return null;
    return layer === 'testing'
      ? null
      : `'${used}' belongs to platform/http and app.ts; take what you need as a plain function or value.`;
  },
);

export const databaseBehindRepositories = packageRule(
  'database-behind-repositories',
  'Only repositories, platform/ and database/ import values of kysely, pg and pg-boss.',
  (used, { path }, { isType }) => {
    const { part, layer, inside } = placeOf(path);
    if (part !== 'server' || isType || !/^(kysely|pg|pg-boss)$/.test(used)) return null;
    if (layer === 'platform' || layer === 'database' || layer === 'testing' || isTest(path)) return null;
    return inside.endsWith('.repository.ts')
      ? null
      : `'${used}' is used in *.repository.ts, platform/ and database/ only; ask a repository.`;
  },
);

const processHomes = [/^apps\/server\/src\/database\/embedded\//, /^apps\/server\/src\/platform\/spreadsheet\//];

export const childProcessesInListedFiles = packageRule(
  'child-processes-in-listed-files',
  'Only the embedded database and the spreadsheet parser start child processes.',
  (used, { path }) => {
    if (used !== 'node:child_process' || !path.startsWith('apps/') || isTest(path)) return null;
    if (processHomes.some((home) => home.test(path))) return null;
    return 'child processes belong to database/embedded and platform/spreadsheet; do the work in this process or in a worker there.';
  },
);

export const nodeHttpLoadsNoFetch = packageRule(
  'node-http-loads-no-fetch',
  "The server takes values of node:http from platform/outbound/node-http.ts, which does not load Node's fetch.",
  (used, { path }, { isType }) => {
    if (used !== 'node:http' || isType || placeOf(path).part !== 'server' || isTest(path)) return null;
    return placeOf(path).layer === 'testing' ? null : "take values of 'node:http' from platform/outbound/node-http.ts.";
  },
);

const cipherNames =
  /^(create(De)?[Cc]ipher(iv)?|argon2(Sync)?|scrypt(Sync)?|pbkdf2(Sync)?|hkdf(Sync)?|createSign|createVerify|sign|verify|\*|default)$/;

export const ciphersInPlatform = packageRule(
  'ciphers-in-platform',
  'Only platform/crypto calls encryption, password hashing and signatures.',
  (used, { path }, { names }) => {
    const { part, inside } = placeOf(path);
    if (used !== 'node:crypto' || part !== 'server' || inside.startsWith('platform/crypto/') || isTest(path))
      return null;
    const wrong = names.find((name) => cipherNames.test(name));
    return wrong === undefined
      ? null
      : `'${wrong}' of node:crypto belongs to platform/crypto; use its cipher, passwords or tokens.`;
  },
);

export const randomValuesFromContext = packageRule(
  'random-values-from-context',
  'In a domain random values come from ctx.random, so that a failure can be replayed.',
  (used, { path }, { names }) => {
    const { part, domain } = placeOf(path);
    if (used !== 'node:crypto' || part !== 'server' || domain === null || isTest(path)) return null;
    const wrong = names.find((name) => /^random/.test(name));
    return wrong === undefined ? null : `'${wrong}' belongs to platform/clock; take chance from ctx.random.`;
  },
);
