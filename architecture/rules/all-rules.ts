import { longFiles } from '../long-files.ts';
import { usedByTests } from '../used-by-tests.ts';
import * as locations from './code-locations.ts';
import { noCycles } from './cycles.ts';
import * as dependencies from './dependencies.ts';
import { longFilesAreLong, shortFiles } from './lengths.ts';
import * as names from './names.ts';
import * as packages from './packages.ts';
import { plainTexts } from './plain-texts.ts';
import { exportsUsedByProduct } from './product-exports.ts';
import { productWordsOnly } from './product-words.ts';
import { rowSecurityIsListed } from './row-security.ts';
import type { Rule } from './rule.ts';
import { sentenceCase } from './sentence-case.ts';
import { sqlInRepositories } from './sql-place.ts';
import { sqlValuesAreBound } from './sql-safety.ts';
import * as types from './strict-types.ts';
import { tablesWrittenByOwner } from './table-owners.ts';
import { noSkippedTests, testNextToCode } from './test-files.ts';

/** Every rule that reads files, by subject. Each has a wrong example in architecture/forbidden/. */
export const rulesBySubject: Readonly<Record<string, readonly Rule[]>> = {
  Imports: [
    dependencies.importsExist,
    dependencies.noImportsBetweenApps,
    dependencies.layerDependencies,
    dependencies.platformDependencies,
    dependencies.domainsInMap,
    dependencies.domainDependencies,
    dependencies.domainsThroughIndex,
    dependencies.testCodeInTests,
    noCycles,
  ],
  'Where code belongs': [
    packages.contractImportsOnlyZod,
    packages.fastifyInHttp,
    packages.databaseBehindRepositories,
    packages.childProcessesInListedFiles,
    packages.nodeHttpLoadsNoFetch,
    packages.ciphersInPlatform,
    packages.randomValuesFromContext,
    locations.noMathRandom,
    locations.settingsInConfig,
    locations.timeFromTheClock,
    locations.callsThroughTheApi,
    locations.noConsole,
    locations.noHtmlFromText,
  ],
  SQL: [sqlInRepositories, sqlValuesAreBound, tablesWrittenByOwner, locations.leadRolesInTeams, rowSecurityIsListed],
  'Strict types': [types.noAny, types.noNonNull, types.noDoubleCast, types.noSuppressions, types.noPostponedWork],
  'Names and sizes': [
    names.noVagueNames,
    names.kebabCase,
    names.roleSuffix,
    names.indexFilesInDomains,
    shortFiles,
    longFilesAreLong(longFiles),
    productWordsOnly,
    plainTexts,
    sentenceCase,
  ],
  Tests: [testNextToCode, noSkippedTests, exportsUsedByProduct(usedByTests)],
};

export const allRules: readonly Rule[] = Object.values(rulesBySubject).flat();
