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
  positionNotes: () => import('./position-notes/position-notes.page.tsx').then((page) => page.PositionNotesPage),
  customerNotes: () => import('./customer-notes/customer-notes.page.tsx').then((page) => page.CustomerNotesPage),
  myNotes: () => import('./my-notes/my-notes.page.tsx').then((page) => page.MyNotesPage),
  myOpenPositionNotes: () =>
    import('./my-position-notes/my-position-notes.page.tsx').then((page) => page.MyPositionNotesPage),
  positionAttachments: () =>
    import('./position-attachments/position-attachments.page.tsx').then((page) => page.PositionAttachmentsPage),
  myOpenPositionAttachment: () =>
    import('./my-position-attachments/my-position-attachments.page.tsx').then((page) => page.MyPositionAttachmentsPage),
  sharedCandidate: () =>
    import('./shared-candidate/shared-candidate.page.tsx').then((page) => page.SharedCandidatePage),
  myOpenPositions: () => import('./my-positions/my-positions.page.tsx').then((page) => page.MyPositionsPage),
  myOpenPositionDetails: () =>
    import('./my-position-details/my-position-details.page.tsx').then((page) => page.MyPositionDetailsPage),
  myOpenPositionCandidates: () =>
    import('./my-candidates/my-position-candidates.page.tsx').then((page) => page.MyPositionCandidatesPage),
  candidateProfile: () =>
    import('./candidate-profile/candidate-profile.page.tsx').then((page) => page.CandidateProfilePage),
  candidate: () => import('./candidate-details/candidate-details.page.tsx').then((page) => page.CandidateDetailsPage),
  jobDescriptionTemplates: () =>
    import('./job-description-template-list/job-description-template-list.page.tsx').then(
      (page) => page.JobDescriptionTemplateListPage,
    ),
  jobDescriptionTemplateDetails: () =>
    import('./job-description-template-details/job-description-template-details.page.tsx').then(
      (page) => page.JobDescriptionTemplateDetailsPage,
    ),
  hire: () => import('./hire/hire-start/hire-start.page.tsx').then((page) => page.HireStartPage),
  buildPath: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  automateJobDescription: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  hireAdditionalDetails: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  positionCreate: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  hireGeneratedInsights: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  reviewGeneratedDescription: () =>
    import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  positionReview: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  positionFinalize: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  positionEdit: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  positionView: () => import('./hire/hire-wizard/hire-wizard.page.tsx').then((page) => page.HireWizardPage),
  positionSuccess: () =>
    import('./hire/position-success/position-success.page.tsx').then((page) => page.PositionSuccessPage),
  positionUpdate: () =>
    import('./hire/position-update/position-update.page.tsx').then((page) => page.PositionUpdatePage),
};
