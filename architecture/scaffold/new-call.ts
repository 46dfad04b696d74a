import type { Method } from '@muster/contract';
import { withEntry, withImport } from './edit-source.ts';
import { camelCase, pascalCase } from './names.ts';
import { assertOnMap } from './new-domain.ts';
import { filled } from './templates.ts';
import { ScaffoldProblem, type Tree } from './tree.ts';

export interface NewCall {
  readonly domain: string;
  /** Verb-noun, the name of the file. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** A declaration, its use case, binding and test. Only admins may use it until the access rule is changed. */
export function newCall(tree: Tree, request: NewCall): string[] {
  const { domain, name } = request;
  const method = checked(request);
  const places = {
    domain: camelCase(domain),
    folder: domain,
    file: name,
    call: camelCase(name),
    Call: pascalCase(name),
    path: request.path,
  };
  const kind = method === 'GET' ? 'read' : 'write';
  declare(tree, request, method, places);
  const folder = `apps/server/src/domains/${domain}`;
  tree.create(`${folder}/${name}.ts`, filled(`${kind}-use-case.ts`, places));
  tree.create(
    `${folder}/${name}.test.ts`,
    filled(`${kind}-use-case.test.ts`, { ...places, sent: sentFor(request.path) }),
  );
  bindIn(tree, `${folder}/${domain}.routes.ts`, places);
  return [
    'In the declaration say who may, what goes in and what comes out.',
    ...(kind === 'write'
      ? ['Add an example to testing/writing-requests.ts, and words for the activity log to event-words.ts.']
      : []),
    'Write the test first, then the use case; SQL goes to the repository, the answer through the presenter.',
  ];
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

function checked({ domain, name, method, path }: NewCall): Method {
  assertOnMap(domain);
  const known = methods.find((candidate) => candidate === method.toUpperCase());
  if (!known) throw new ScaffoldProblem(`'${method}' is no method; it is one of ${methods.join(', ')}.`);
  if (!/^[a-z]+(-[a-z0-9]+)+$/.test(name))
    throw new ScaffoldProblem(`'${name}' is no verb-noun, such as create-holiday.`);
  if (!/^\/[\w/:-]+$/.test(path)) throw new ScaffoldProblem(`'${path}' is no address, such as /api/holidays/:id.`);
  return known;
}

function declare(tree: Tree, request: NewCall, method: Method, places: Readonly<Record<string, string>>): void {
  const { domain, name, path } = request;
  const file = `packages/contract/src/domains/${domain}/${domain}.calls.ts`;
  if (!tree.has(file)) throw new ScaffoldProblem(`${file} is missing. First: npm run new -- domain ${domain}`);
  const template = method === 'GET' ? 'read-call.ts' : 'write-call.ts';
  const entry = filled(template, {
    ...places,
    name,
    method,
    access: JSON.stringify({ roles: ['admin'] }),
    section: 'ours',
    params: paramsFor(path),
  });
  tree.edit(file, (text) => declaredIn(file, text, camelCase(domain), entry));
}

function declaredIn(file: string, text: string, domain: string, entry: string): string {
  const entered = withEntry(file, text, `${domain}Calls`, `\n${entry.trimEnd()}`);
  const imports = [
    "import { defineCall } from '../../call.ts';",
    ...(/\bz\./.test(entry) ? ["import { z } from 'zod';"] : []),
    ...(entry.includes('idParameter') ? ["import { idParameter } from '../../paging.ts';"] : []),
  ];
  return imports.reduce((changed, statement) => withImport(file, changed, statement), entered);
}

function bindIn(
  tree: Tree,
  file: string,
  { domain, folder, file: name, call }: Readonly<Record<string, string>>,
): void {
  tree.edit(file, (text) => {
    const open = text.replace(`${domain}Bindings: readonly Binding[] = [];`, `${domain}Bindings = [];`);
    const entered = withEntry(file, open, `${domain}Bindings`, `bind(${domain}Calls.${call}, ${call})`);
    const untyped = entered.replace("import type { Binding } from '../../platform/http/binding.ts';\n", '');
    return [
      `import { ${domain}Calls } from '@muster/contract/domains/${folder}/${folder}.calls.ts';`,
      "import { bind } from '../../platform/http/binding.ts';",
      `import { ${call} } from './${name}.ts';`,
    ].reduce((changed, statement) => withImport(file, changed, statement), untyped);
  });
}

const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);

function paramsFor(path: string): string {
  const parameters = parametersOf(path);
  if (parameters.length === 0) return '';
  if (parameters.join() === 'id') return 'params: idParameter,\n';
  const shapes = parameters.map(
    (name) => `${name}: ${name === 'uuid' ? 'z.uuid()' : 'z.coerce.number().int().min(1)'}`,
  );
  return `params: z.strictObject({ ${shapes.join(', ')} }),\n`;
}

function sentFor(path: string): string {
  const values = parametersOf(path).map(
    (name) => `${name}: ${name === 'uuid' ? "'018f2f6e-7c1a-7cc0-8a55-3b8f4a1d2e90'" : '1'}`,
  );
  return values.length === 0 ? '' : `, { params: { ${values.join(', ')} } }`;
}
