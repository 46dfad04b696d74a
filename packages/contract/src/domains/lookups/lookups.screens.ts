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
    menu: { group: 'Settings', label: 'Offices', icon: 'pin', order: 50 },
  },
  currencies: {
    name: 'currencies',
    path: '/currencies',
    title: 'Currencies',
    section: '1',
    access: lookupsAccess,
    frame: 'shell',
    menu: { group: 'Settings', label: 'Currencies', icon: 'money', order: 51 },
  },
});
