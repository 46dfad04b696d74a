import { withEntry, withImport, withLineBefore } from './edit-source.ts';
import { camelCase, pascalCase, sentenceCase } from './names.ts';
import { filled } from './templates.ts';
import { ScaffoldProblem, type Tree } from './tree.ts';

const contract = 'packages/contract/src/domains/home';
const server = 'apps/server/src/domains/home/needs';
const web = 'apps/web/src/domains/home/needs';

/** An entry of the action center, of the approval requests of that name: its shape, its address, what it reads and what it shows. */
export function newNeed(tree: Tree, name: string): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new ScaffoldProblem(`'${name}' is no name in kebab-case, such as case-decision.`);
  const places = { file: name, kind: camelCase(name), Kind: pascalCase(name), title: sentenceCase(name) };
  const { Kind, title } = places;
  declare(tree, places);
  tree.create(`${server}/needed-${name}.ts`, filled('need.ts', places));
  tree.create(`${server}/needed-${name}.test.ts`, filled('need.test.ts', places));
  const imported = `import { needed${Kind} } from './needed-${name}.ts';`;
  const all = `${server}/all-needs.ts`;
  tree.edit(all, (text) => withImport(all, withEntry(all, text, 'allNeeds', `needed${Kind}`), imported));
  tree.create(`${web}/needed-${name}.ts`, filled('shown-need.ts', places));
  tree.create(`${web}/needed-${name}.test.tsx`, filled('shown-need.test.tsx', places));
  const kinds = `${web}/need-kinds.ts`;
  const look = `'${name}': { one: '${title}', many: '${title}', Icon: IconClipboardText }`;
  tree.edit(kinds, (text) => withEntry(kinds, text, 'kindLooks', look));
  const texts = `${web}/need-texts.ts`;
  const branch = `    case '${name}':\n      return needed${Kind}(need);`;
  tree.edit(texts, (text) => withImport(texts, withLineBefore(texts, text, "    case 'own-day':", branch), imported));
  return [
    'In need-answers.ts say what a decision needs, and read it from the domain that owns it.',
    'isFor has the access rule of the call that decides. Approvals push needs.changed themselves, other areas push it on every change.',
  ];
}

function declare(tree: Tree, { file, kind }: Readonly<Record<'file' | 'kind', string>>): void {
  const answers = `${contract}/need-answers.ts`;
  tree.edit(answers, (text) => {
    if (text.includes(`z.literal('${file}')`)) throw new ScaffoldProblem(`'${file}' is an entry already.`);
    const shape = `const ${kind}Need = z.object({ kind: z.literal('${file}'), subject: z.object({ id: z.int() }) });\n`;
    const shaped = withLineBefore(answers, text, 'const bodies', shape);
    return withEntry(answers, withEntry(answers, shaped, 'bodies', `${kind}Need`), 'needKinds', `'${file}'`);
  });
  const addresses = `${contract}/need-address.rules.ts`;
  tree.edit(addresses, (text) => {
    const numbers = [...text.matchAll(/^ {2}'?[\w-]+'?: (\d+),$/gm)].map(([, number]) => Number(number));
    return withEntry(addresses, text, 'needNumbers', `'${file}': ${Math.max(...numbers) + 1}`);
  });
}
