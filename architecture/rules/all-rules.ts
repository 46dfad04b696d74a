import { longFiles } from '../long-files.ts';
import * as arrows from './arrows.ts';
import { noCycles } from './cycles.ts';
import * as types from './honest-types.ts';
import { longFilesAreLong, shortFiles } from './lengths.ts';
import * as names from './names.ts';
import * as places from './one-place.ts';
import * as packages from './packages.ts';
import { productWordsOnly } from './product-words.ts';
import { rowSecurityIsListed } from './row-security.ts';
import type { Rule } from './rule.ts';
import { sqlInRepositories } from './sql-place.ts';
import { sqlValuesAreBound } from './sql-safety.ts';
import { ownersWrite } from './table-owners.ts';
import { testBeside, testsRun } from './tests-beside.ts';

/** Every rule that reads files, by subject. Each has a wrong example in architecture/forbidden/. */
export const rulesBySubject: Readonly<Record<string, readonly Rule[]>> = {
  'Who may import whom': [
    arrows.importsExist,
    arrows.appsApart,
    arrows.layersPointDown,
    arrows.platformPointsDown,
    arrows.domainsOnMap,
    arrows.domainArrows,
    arrows.frontDoorsOnly,
    arrows.testingStaysInTests,
    noCycles,
  ],
  'Parts in their place': [
    packages.contractKnowsZodAlone,
    packages.fastifyAtTheEdge,
    packages.databaseBehindRepositories,
    packages.processesInTheirPlace,
    packages.ciphersInOnePlace,
    packages.chanceFromOnePlace,
    places.chanceIsReplayable,
    places.settingsInConfig,
    places.timeFromTheClock,
    places.callsThroughTheApi,
    places.noConsole,
    places.noHtmlFromText,
  ],
  SQL: [sqlInRepositories, sqlValuesAreBound, ownersWrite, places.leadRolesInOnePlace, rowSecurityIsListed],
  'Types that tell the truth': [
    types.noAny,
    types.noNonNull,
    types.noDoubleCast,
    types.nothingSilenced,
    types.nothingPostponed,
  ],
  'Names and sizes': [
    names.noVagueNames,
    names.kebabCase,
    names.roleSuffix,
    names.barrelsAreFrontDoors,
    shortFiles,
    longFilesAreLong(longFiles),
    productWordsOnly,
  ],
  Tests: [testBeside, testsRun],
};

export const allRules: readonly Rule[] = Object.values(rulesBySubject).flat();
