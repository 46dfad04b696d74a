import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ScreenDeclaration } from '@muster/contract';
import { root } from '../reading/codebase.ts';
import { markersIn } from './markers.ts';
import { newCall } from './new-call.ts';
import { newDomain } from './new-domain.ts';
import { newNeed } from './new-need.ts';
import { newResource } from './new-resource.ts';
import { newScreen } from './new-screen.ts';
import { openTree, ScaffoldProblem, type Tree } from './tree.ts';

const usage = `npm run new -- domain NAME
npm run new -- call DOMAIN VERB-NOUN METHOD PATH     such as: call holidays create-holiday POST /api/holidays
npm run new -- screen DOMAIN NAME PATH               such as: screen holidays holiday-list /holidays
npm run new -- need NAME                              such as: need case-decision
npm run new -- resource NAME [--domain DOMAIN] [--singular NAME] [--dated WORD | --no-dated | --list-only]
                             [--select TABLE] [--used-by TABLE]
                                                     such as: resource leave-types --domain leave --dated rate
npm run new -- markers                               lists the marked places of resources
`;

/** Runs a command and returns what is left to do by hand. */
export async function scaffold(
  at: string,
  [kind, ...args]: readonly string[],
): Promise<{ written: string[]; next: string[] }> {
  const tree = openTree(at);
  const next = await commandOf(tree, kind, args);
  return { written: tree.save(), next };
}

async function commandOf(tree: Tree, kind: string | undefined, args: readonly string[]): Promise<string[]> {
  const [first, second, third, fourth] = args;
  if (kind === 'domain' && first !== undefined) return newDomain(tree, first);
  if (kind === 'call' && first !== undefined && second !== undefined && third !== undefined && fourth !== undefined) {
    return newCall(tree, { domain: first, name: second, method: third, path: fourth });
  }
  if (kind === 'screen' && first !== undefined && second !== undefined && third !== undefined) {
    const { allScreens: screens } = await fromContract<{ allScreens: ScreenDeclaration[] }>(tree, 'all-screens.ts');
    const { isNotYetBuilt } = await fromContract<{ isNotYetBuilt(name: string): boolean }>(tree, 'not-yet-built.ts');
    return newScreen(tree, {
      domain: first,
      name: second,
      path: third,
      screens,
      isBuilt: (name) => !isNotYetBuilt(name),
    });
  }
  if (kind === 'need' && first !== undefined) return newNeed(tree, first);
  if (kind === 'resource') return resourceOf(tree, args);
  if (kind === 'markers') return markersIn(tree.root);
  throw new ScaffoldProblem(usage);
}

async function resourceOf(tree: Tree, args: readonly string[]): Promise<string[]> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const words = { domain: text, singular: text, dated: { ...text, default: 'rate' }, select: text, 'used-by': text };
  const options = { ...words, 'no-dated': flag, 'list-only': flag };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name] = positionals;
  if (name === undefined) throw new ScaffoldProblem(usage);
  const { isNotYetBuilt } = await fromContract<NotYetBuilt>(tree, 'not-yet-built.ts');
  const { allScreens: screens } = await fromContract<{ allScreens: ScreenDeclaration[] }>(tree, 'all-screens.ts');
  const { domain, singular, dated, select } = values;
  const hasDetails = !values['list-only'];
  return newResource(tree, {
    name,
    domain,
    singular,
    dated,
    hasDetails,
    isDated: hasDetails && !values['no-dated'],
    select,
    usedBy: values['used-by'],
    screens,
    isBuilt: (screen) => !isNotYetBuilt(screen),
  });
}

interface NotYetBuilt {
  isNotYetBuilt(name: string): boolean;
}

function fromContract<T>(tree: Tree, file: string): Promise<T> {
  return import(pathToFileURL(join(tree.root, 'packages', 'contract', 'src', file)).href) as Promise<T>;
}

if (import.meta.main) {
  try {
    const { written, next } = await scaffold(root, process.argv.slice(2));
    process.stdout.write(
      `${written.map((path) => `written  ${path}`).join('\n')}\n\n${next.join('\n')}\nThen: npm run documents\n`,
    );
  } catch (problem) {
    if (!(problem instanceof ScaffoldProblem)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = 1;
  }
}
