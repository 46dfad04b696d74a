import { comingUpCalls } from '@muster/contract/domains/home/coming-up.calls.ts';
import { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { ownAccountsCalls } from '@muster/contract/domains/home/own-accounts.calls.ts';
import { setupCalls } from '@muster/contract/domains/home/setup.calls.ts';
import { todayCalls } from '@muster/contract/domains/home/today.calls.ts';
import { workedPositionsCalls } from '@muster/contract/domains/home/worked-positions.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { readComingUp } from './read-coming-up.ts';
import { readFigures } from './read-figures.ts';
import { readNeed } from './read-need.ts';
import { readNeeds } from './read-needs.ts';
import { readOwnAccounts } from './read-own-accounts.ts';
import { readSetup } from './read-setup.ts';
import { readToday } from './read-today.ts';
import { readWorkedPositions } from './read-worked-positions.ts';
import { searchPeople } from './search-people.ts';
import { snoozeNeed } from './snooze-need.ts';

export const homeBindings = [
  bind(comingUpCalls.list, readComingUp),
  bind(homeCalls.figures, readFigures),
  bind(homeCalls.search, searchPeople),
  bind(needsCalls.list, readNeeds),
  bind(needsCalls.read, readNeed),
  bind(needsCalls.snooze, snoozeNeed),
  bind(ownAccountsCalls.read, readOwnAccounts),
  bind(setupCalls.read, readSetup),
  bind(todayCalls.read, readToday),
  bind(workedPositionsCalls.list, readWorkedPositions),
];
