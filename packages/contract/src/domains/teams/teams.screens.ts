import { defineScreens } from '../../screen.ts';
import { teamAccess } from './teams.policy.ts';

export const teamsScreens = defineScreens({
  teams: {
    name: 'teams',
    path: '/teams',
    title: 'Teams',
    section: '2.4',
    access: teamAccess.list,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'People', label: 'Teams', icon: 'team', order: 20 },
  },
  myTeam: {
    name: 'myTeam',
    path: '/my-team',
    title: 'My team',
    section: '2.3',
    access: 'login',
    offeredTo: 'employees',
    frame: 'shell',
    menu: { group: 'Main', label: 'My team', icon: 'friends', order: 50 },
  },
  teamManagement: {
    name: 'teamManagement',
    path: '/team-management',
    title: 'Team management',
    section: '2.6',
    access: teamAccess.openInClientArea,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Teams', icon: 'team', order: 30 },
  },
  teamManagementDetails: {
    name: 'teamManagementDetails',
    path: '/team-management/:uuid',
    title: 'Team',
    section: '2.6',
    access: teamAccess.openInClientArea,
    frame: 'shell',
    parent: 'teamManagement',
  },
});
