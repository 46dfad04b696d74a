import { resolveImport } from '../reading/resolve-import.ts';
import { withoutRowSecurity } from '../without-row-security.ts';
import { fileRule, isTest } from './rule.ts';

const mechanism = 'apps/server/src/platform/row-security/without-row-security.ts';

export const rowSecurityIsListed = fileRule(
  'row-security-is-listed',
  'Only the files in architecture/without-row-security.ts run queries without row security.',
  (file, codebase) => {
    if (isTest(file.path)) return [];
    const used = file.imports.find(({ specifier }) => {
      const target = resolveImport(codebase, file.path, specifier);
      return target.kind === 'file' && target.path === mechanism;
    });
    const isListed = file.path in withoutRowSecurity;
    if (used && !isListed) {
      const says =
        'runs a query without row security: list the file with its reason in architecture/without-row-security.ts.';
      return [{ file: file.path, line: used.line, says }];
    }
    if (!used && isListed) {
      return [{ file: file.path, line: 1, says: 'needs no place in architecture/without-row-security.ts any more.' }];
    }
    return [];
  },
);
