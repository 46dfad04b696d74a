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
    frame: 'shell',
    menu: { group: 'Main', label: 'My team', icon: 'team', order: 50 },
  },
});
