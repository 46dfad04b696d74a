import { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { readFigures } from './read-figures.ts';
import { searchPeople } from './search-people.ts';

export const homeBindings = [bind(homeCalls.figures, readFigures), bind(homeCalls.search, searchPeople)];
