import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlannedCall, ScreenDeclaration } from '@muster/contract';
import { root } from '../reading/house.ts';
import { newCall } from './new-call.ts';
import { newDomain } from './new-domain.ts';
import { newScreen } from './new-screen.ts';
import { openTree, ScaffoldProblem, type Tree } from './tree.ts';

const usage = `npm run new -- domain NAME
npm run new -- call DOMAIN VERB-NOUN METHOD PATH     such as: call holidays create-holiday POST /api/holidays
npm run new -- screen DOMAIN NAME PATH               such as: screen holidays holiday-list /holidays
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
    const { plannedCalls } = await fromContract<{ plannedCalls: PlannedCall[] }>(tree, 'not-yet-built.ts');
    return newCall(tree, { domain: first, name: second, method: third, path: fourth, planned: plannedCalls });
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
  throw new ScaffoldProblem(usage);
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
