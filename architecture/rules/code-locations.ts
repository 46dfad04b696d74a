import type { Node } from 'oxc-parser';
import { placeOf } from '../layers.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { fileRule, found, isTest } from './rule.ts';
import { textOf } from './sql-text.ts';

/** `a.b` as text, for the simple cases that the rules look for. */
export function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return '';
  return `${nameOf(node.object)}.${node.property.name}`;
}

const members = (file: SourceFile, pattern: RegExp) =>
  file.nodesOf('MemberExpression').filter((node) => pattern.test(nameOf(node)));
const calls = (file: SourceFile, pattern: RegExp) =>
  file.nodesOf('CallExpression').filter((node) => pattern.test(nameOf(node.callee)));
const inProduct = (path: string) => /^(apps|packages)\/[\w-]+\/src\//.test(path) && !isTest(path);

export const settingsInConfig = fileRule(
  'settings-in-config',
  'Only platform/config reads the environment, where every setting is checked once.',
  (file) =>
    !inProduct(file.path) || placeOf(file.path).inside.startsWith('platform/config/')
      ? []
      : members(file, /^(process|globalThis\.process)\.env$|^import\.meta\.env$/).map((node) =>
          found(file, node, 'read the environment in platform/config and pass the setting on.'),
        ),
);

export const timeFromTheClock = fileRule(
  'time-from-the-clock',
  'The current time comes from ctx.clock on the server and platform/clock in the web app; neither uses Date.',
  (file) => {
    if (!inProduct(file.path) || /^platform\/clock\//.test(placeOf(file.path).inside)) return [];
    const dates = file.nodesOf('NewExpression').filter((node) => nameOf(node.callee) === 'Date');
    const clockCalls = calls(file, /^Date(\.now|\.parse|\.UTC)?$|^Temporal\.Now\.\w+$/);
    return [...dates, ...clockCalls].map((node) =>
      found(file, node, 'take the time from the clock, so that a test can set it.'),
    );
  },
);

export const callsThroughTheApi = fileRule(
  'calls-through-the-api',
  'The web app calls the server only through platform/api; the server calls others only through platform/outbound.',
  (file) => {
    if (!inProduct(file.path) || /^platform\/(api|outbound)\//.test(placeOf(file.path).inside)) return [];
    const fetched = calls(file, /^((window|globalThis|self)\.)?fetch$/);
    const opened = file
      .nodesOf('NewExpression')
      .filter((node) => /^(XMLHttpRequest|EventSource)$/.test(nameOf(node.callee)));
    return [...fetched, ...opened].map((node) =>
      found(file, node, 'send it through platform/api (web) or platform/outbound (server).'),
    );
  },
);

export const noMathRandom = fileRule(
  'no-math-random',
  'No Math.random: its values are neither secure nor reproducible.',
  (file) =>
    calls(file, /^Math\.random$/).map((node) =>
      found(file, node, 'use ctx.random, or a seeded generator in tests and demo data.'),
    ),
);

export const noConsole = fileRule(
  'no-console',
  'Nothing writes to the console: the server has a log, scripts write to stdout.',
  (file) =>
    members(file, /^console\.\w+$/).map((node) =>
      found(file, node, 'use ctx.log on the server, process.stdout.write in a script.'),
    ),
);

export const noHtmlFromText = fileRule(
  'no-html-from-text',
  'No text becomes markup or code: no dangerouslySetInnerHTML, innerHTML, document.write, eval or Function.',
  (file) => {
    const attributes = file
      .nodesOf('JSXAttribute')
      .filter(({ name }) => name.type === 'JSXIdentifier' && name.name === 'dangerouslySetInnerHTML');
    const properties = file
      .nodesOf('Property')
      .filter(({ key }) => key.type === 'Identifier' && key.name === 'dangerouslySetInnerHTML');
    const assigned = file
      .nodesOf('AssignmentExpression')
      .filter(({ left }) => left.type === 'MemberExpression' && /\.(inner|outer)HTML$/.test(nameOf(left)));
    const called = calls(file, /(^|\.)(insertAdjacentHTML|document\.write(ln)?)$|^eval$/);
    const made = file.nodesOf('NewExpression').filter((node) => nameOf(node.callee) === 'Function');
    const says = 'render React elements instead; rich text goes through its sanitiser.';
    return [...attributes, ...properties, ...assigned, ...called, ...made].map((node) => found(file, node, says));
  },
);

const leadRoles: ReadonlySet<unknown> = new Set(['Team Lead', 'Assistant Team Lead']);

export const leadRolesInTeams = fileRule(
  'lead-roles-in-teams',
  'The teams domain of the contract defines which team roles lead; SQL outside the teams domain reads team_leads() and led_people().',
  (file) => {
    const { domain } = placeOf(file.path);
    if (!inProduct(file.path) || domain === 'teams') return [];
    const names = file.nodesOf('Literal').filter(({ value }) => leadRoles.has(value));
    const queries = file
      .nodesOf('TemplateLiteral')
      .filter((node) => /\b(from|join)\s+team_role\b|'(Assistant )?Team Lead'/.test(textOf(node)));
    return [...names, ...queries].map((node) =>
      found(file, node, 'read team_leads() or led_people(), or ask isPersonReached of domains/teams.'),
    );
  },
);
