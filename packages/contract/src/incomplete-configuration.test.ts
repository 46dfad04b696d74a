import fc from 'fast-check';
import { expect, it } from 'vitest';
import messages from '../spec/messages.json' with { type: 'json' };
import {
  type ConfigurationFacts,
  countingItems,
  incompleteItems,
  incompleteItemsInDialog,
  incompleteItemTexts,
  missingConfiguration,
  missingMask,
} from './incomplete-configuration.ts';

const complete: ConfigurationFacts = {
  client_id: 2,
  employee_current_cost_history: true,
  employee_current_nonrefundable_history: true,
  employee_current_re_fee: true,
  schedules_count: 1,
  shift: {},
  birthdate: '1990-01-01',
  employee_occurrence_point_policies_count: 1,
};
const lacking: ConfigurationFacts = {
  client_id: 2,
  employee_current_cost_history: false,
  employee_current_nonrefundable_history: false,
  employee_current_re_fee: false,
  schedules_count: 0,
  shift: null,
  birthdate: null,
  employee_occurrence_point_policies_count: 0,
};

it('employee-list.incomplete-filter.3 labels the seven items in the order of the filter', () => {
  expect(incompleteItems.map((item) => incompleteItemTexts[item].filterLabel)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((place) => textOf(`employeeList.incompleteFilter.item.${place}`)),
  );
});

it('employee-list.warning.3 lists the items in the order of the dialog', () => {
  expect(missingConfiguration(lacking).map((item) => incompleteItemTexts[item].dialogText)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((place) => textOf(`incompleteDialog.item.${place}`)),
  );
});

it('validation.configuration.1 reports each of the seven items', () => {
  expect(missingConfiguration(complete)).toEqual([]);
  const keys = Object.keys(complete).filter((key) => key !== 'client_id') as (keyof ConfigurationFacts)[];
  for (const key of keys) expect(missingConfiguration({ ...complete, [key]: lacking[key] })).toHaveLength(1);
});

it('validation.configuration.2 counts four items for client 1', () => {
  expect(missingConfiguration({ ...lacking, client_id: 1 })).toEqual([
    'schedule',
    'shift',
    'birthdate',
    'occurrence_points_policy',
  ]);
  expect(missingConfiguration({ ...lacking, client_id: null })).toHaveLength(7);
});

it('gives each item its own bit, and client 1 none for the three that do not count', () => {
  fc.assert(
    fc.property(fc.subarray([...incompleteItems]), fc.constantFrom(1, 2, null), (missing, clientId) => {
      const counting = missing.filter((item) => countingItems(clientId).includes(item));
      const read = incompleteItems.filter(
        (item) => missingMask(missing, clientId) & (1 << incompleteItemTexts[item].bit),
      );
      expect(new Set(read)).toEqual(new Set(counting));
    }),
  );
  expect(missingMask(incompleteItems, 2)).toBe(127);
  expect(incompleteItemsInDialog.toSorted()).toEqual(incompleteItems.toSorted());
});

function textOf(key: string): string | undefined {
  return Object.entries(messages).find(([name]) => name === key)?.[1].text;
}
