import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const publicCandidatePages: Readonly<Record<string, LazyPage>> = {
  publicCandidate: () =>
    import('./public-candidate/public-candidate.page.tsx').then((page) => page.PublicCandidatePage),
};
