import { defineScreens } from '../../screen.ts';
import { lookupsAccess } from './lookups-access.ts';

/** Section 1 names both areas without an address. */
export const lookupsScreens = defineScreens({
  offices: {
    name: 'offices',
    path: '/offices',
    title: 'Offices',
    section: '1',
    access: lookupsAccess,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Offices', icon: 'building', order: 35 },
  },
  currencies: {
    name: 'currencies',
    path: '/currencies',
    title: 'Currencies',
    section: '1',
    access: lookupsAccess,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Currencies', icon: 'money', order: 36 },
  },
});
