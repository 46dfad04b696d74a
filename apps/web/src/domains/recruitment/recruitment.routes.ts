import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const recruitmentPages: Readonly<Record<string, LazyPage>> = {
  openPositions: () =>
    import('./open-position-list/open-position-list.page.tsx').then((page) => page.OpenPositionListPage),
  openPositionDetails: () =>
    import('./open-position-details/open-position-details.page.tsx').then((page) => page.OpenPositionDetailsPage),
  candidates: () => import('./candidate-list/candidate-list.page.tsx').then((page) => page.CandidateListPage),
  candidateDetails: () =>
    import('./candidate-details/candidate-details.page.tsx').then((page) => page.CandidateDetailsPage),
  positionCandidates: () =>
    import('./position-candidates/position-candidates.page.tsx').then((page) => page.PositionCandidatesPage),
  myOpenPositions: () => import('./my-positions/my-positions.page.tsx').then((page) => page.MyPositionsPage),
  myOpenPositionDetails: () =>
    import('./my-position-details/my-position-details.page.tsx').then((page) => page.MyPositionDetailsPage),
  myOpenPositionCandidates: () =>
    import('./my-candidates/my-position-candidates.page.tsx').then((page) => page.MyPositionCandidatesPage),
  candidateProfile: () =>
    import('./candidate-profile/candidate-profile.page.tsx').then((page) => page.CandidateProfilePage),
  candidate: () => import('./candidate-details/candidate-details.page.tsx').then((page) => page.CandidateDetailsPage),
};
