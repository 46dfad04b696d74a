import { officesCalls as calls, officeList } from '@muster/contract/domains/lookups/offices.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { createOffice, deleteOffice, updateOffice } from './change-offices.ts';
import { readOffices } from './offices.repository.ts';

export const officesBindings = [
  ...bindList(officeList, ({ db }, { question }) => readOffices(db, question)),
  bind(calls.create, createOffice),
  bind(calls.update, updateOffice),
  bind(calls.delete, deleteOffice),
];
