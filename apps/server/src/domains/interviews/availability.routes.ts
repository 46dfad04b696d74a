import {
  availabilityList,
  availabilityCalls as calls,
} from '@muster/contract/domains/interviews/availability.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { listAvailabilities, readClientAvailability, readOwnAvailability } from './read-availability.ts';
import { saveAvailability } from './save-availability.ts';

export const availabilityBindings = [
  ...bindList(availabilityList, listAvailabilities),
  bind(calls.details, readClientAvailability),
  bind(calls.own, readOwnAvailability),
  bind(calls.save, saveAvailability),
];
