import { officesCalls as calls } from '@muster/contract/domains/lookups/offices.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { createOffice, deleteOffice, updateOffice } from './change-offices.ts';
import { readOffices } from './offices.repository.ts';

export const officesBindings = [
  bind(calls.list, ({ db }, { query }) => readOffices(db, query.dt_params)),
  bind(calls.create, createOffice),
  bind(calls.update, updateOffice),
  bind(calls.delete, deleteOffice),
];
