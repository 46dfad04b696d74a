import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const clientsPages: Readonly<Record<string, LazyPage>> = {
  clients: () => import('./client-list/client-list.page.tsx').then((page) => page.ClientListPage),
  clientDetails: () => import('./client-details/client-details.page.tsx').then((page) => page.ClientDetailsPage),
  teams: () => import('./team-list/team-list.page.tsx').then((page) => page.TeamListPage),
  myTeam: () => import('./my-team/my-team.page.tsx').then((page) => page.MyTeamPage),
};
