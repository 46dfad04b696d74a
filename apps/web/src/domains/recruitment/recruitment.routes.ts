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
  candidate: () => import('./candidate-details/candidate-details.page.tsx').then((page) => page.CandidateDetailsPage),
  jobDescriptionTemplates: () =>
    import('./job-description-template-list/job-description-template-list.page.tsx').then(
      (page) => page.JobDescriptionTemplateListPage,
    ),
  jobDescriptionTemplateDetails: () =>
    import('./job-description-template-details/job-description-template-details.page.tsx').then(
      (page) => page.JobDescriptionTemplateDetailsPage,
    ),
};
