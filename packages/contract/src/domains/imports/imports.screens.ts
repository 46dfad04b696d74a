import { defineScreens } from '../../screen.ts';
import { importJobsAccess } from './imports.policy.ts';

/** Ours: the status of each file (section 4, import job statuses). */
export const importsScreens = defineScreens({
  imports: {
    name: 'imports',
    path: '/imports',
    title: 'Imports',
    section: '2.11',
    access: importJobsAccess,
    frame: 'shell',
    menu: { group: 'People', label: 'Imports', icon: 'import', order: 95 },
  },
});
