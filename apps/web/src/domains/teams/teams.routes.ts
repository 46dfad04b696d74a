import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const teamsPages: Readonly<Record<string, LazyPage>> = {
  teams: () => import('./team-list/team-list.page.tsx').then((page) => page.TeamListPage),
  myTeam: () => import('./my-team/my-team.page.tsx').then((page) => page.MyTeamPage),
};
