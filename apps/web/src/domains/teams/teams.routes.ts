import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const teamsPages: Readonly<Record<string, LazyPage>> = {
  teams: () => import('./team-list/team-list.page.tsx').then((page) => page.TeamListPage),
  myTeam: () => import('./my-team/my-team.page.tsx').then((page) => page.MyTeamPage),
  teamManagement: () => import('./team-management/team-management.page.tsx').then((page) => page.TeamManagementPage),
  teamManagementDetails: () => import('./team-management/team-details.page.tsx').then((page) => page.TeamDetailsPage),
};
