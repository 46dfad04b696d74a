import { camelCase, pascalCase, sentenceCase } from './names.ts';
import { ScaffoldProblem } from './tree.ts';

/** Every spelling of a resource and of its dated line that the templates use. */
export function resourceNames(given: {
  readonly name: string;
  readonly singular: string | undefined;
  readonly dated: string;
}) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(given.name))
    throw new ScaffoldProblem(`'${given.name}' is no name in kebab-case, such as leave-types.`);
  if (!/^[a-z]+$/.test(given.dated)) throw new ScaffoldProblem(`'${given.dated}' is no single word, such as rate.`);
  const singular = given.singular ?? singularOf(given.name);
  const plural = given.singular ? given.name : pluralOf(singular);
  const table = singular.replaceAll('-', '_');
  const words = { word: singular.replaceAll('-', ' '), words: plural.replaceAll('-', ' ') };
  return {
    singular,
    plural,
    table,
    ownerId: `${table}_id`,
    ...words,
    aWord: withArticle(words.word),
    Word: sentenceCase(singular),
    Words: sentenceCase(plural),
    thing: camelCase(singular),
    things: camelCase(plural),
    Thing: pascalCase(singular),
    Things: pascalCase(plural),
    line: given.dated,
    lines: pluralOf(given.dated),
    Line: pascalCase(given.dated),
    Lines: pascalCase(pluralOf(given.dated)),
    lineTable: `${table}_${given.dated}`,
  };
}

/** The spellings of the tables that the resource refers to and that refer to it; empty where there is none. */
export function referenceNames(
  {
    select = '',
    usedBy = '',
    isDated,
  }: { readonly select: string | undefined; readonly usedBy: string | undefined; readonly isDated: boolean },
  { table, ownerId, lineTable }: Readonly<Record<'table' | 'ownerId' | 'lineTable', string>>,
  folder: string,
) {
  const [selectName, userName] = [select.replaceAll('_', '-'), usedBy.replaceAll('_', '-')];
  const [selectWord, userWord] = [select.replaceAll('_', ' '), usedBy.replaceAll('_', ' ')];
  const selectId = `${select}_id`;
  return {
    select,
    selects: camelCase(pluralOf(selectName)),
    selectId,
    selectWord,
    selectKey: `${table}_${selectId}_fkey`,
    aSelect: withArticle(selectWord),
    Select: sentenceCase(selectName),
    selectsFrom: folder === 'lookups' ? './lookup-choices.ts' : '../lookups/index.ts',
    selectJoin: select === '' ? '' : ` left join ${select} s on s.id = t.${selectId}`,
    lineJoin: isDated ? ` left join ${lineTable} l on l.${ownerId} = t.id and l.valid @> \${today}::date` : '',
    sentNothing: select === '' ? '' : `, ${selectId}: null`,
    sentSelect: select === '' ? '' : `, ${selectId}: 5`,
    user: usedBy,
    usersIndex: `${usedBy}_of_${table}`,
    userWord,
    aUser: withArticle(userWord),
    users: pluralOf(userWord),
    User: pascalCase(userName),
    Users: sentenceCase(pluralOf(userName)),
    userFile: pluralOf(userName),
  };
}

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** Regular English; give `--singular` for any other word. */
export function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}

export function singularOf(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(ss|x|z|ch|sh)es$/.test(name)) return name.replace(/es$/, '');
  return /[^s]s$/.test(name) ? name.replace(/s$/, '') : name;
}
