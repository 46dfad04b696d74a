import type { AccessRule, CallDeclaration, ScreenDeclaration } from '@muster/contract';
import { domains } from '../domain-map.ts';
import type { Declared } from '../reading/declarations.ts';

/** Calls by domain, as tables. */
export function callTables(calls: readonly Declared<CallDeclaration>[]): string {
  return tables(
    calls,
    '| Call | Address | Access | Section |\n|---|---|---|---|',
    ({ name, method, path, access, section }) =>
      row([`\`${name}\``, `${method} \`${path}\``, accessText(access), section]),
  );
}

/** Screens by domain, as tables. `isBuilt` says whether a declared screen exists. */
export function screenTables(
  screens: readonly Declared<ScreenDeclaration>[],
  isBuilt: (name: string) => boolean,
): string {
  const head = '| Screen | Address | Built | Access | Section |\n|---|---|---|---|---|';
  return tables(screens, head, ({ name, title, path, access, section }) =>
    row([title, `\`${path}\``, isBuilt(name) ? 'yes' : 'not yet', accessText(access), section]),
  );
}

function tables<T>(declared: readonly Declared<T>[], head: string, line: (item: T) => string): string {
  const filled = domains.filter((domain) => declared.some((entry) => entry.domain === domain));
  return filled
    .map((domain) => {
      const lines = declared.filter((entry) => entry.domain === domain).map(({ item }) => line(item));
      return [`## ${domain}`, '', head, ...lines].join('\n');
    })
    .join('\n\n');
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function accessText(access: AccessRule): string {
  if (typeof access === 'string') return access;
  const permissions = (access.permissions ?? []).map((permission) => `'${permission}'`);
  const anyOf = [...(access.roles ?? []), ...permissions].join(', ');
  const only = access.onlyListedRoles ? '; no other role' : '';
  const and = access.andRoles ? `; and ${access.andRoles.join(' or ')}` : '';
  const except = access.exceptRoles ? `; not ${access.exceptRoles.join(', ')}` : '';
  return `${anyOf}${only}${and}${except}`;
}
