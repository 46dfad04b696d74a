import { defineScreens } from '../../screen.ts';

/** Apart from the other screens of recruitment, because the first file of the web app contains it. */
export const publicCandidateScreens = defineScreens({
  publicCandidate: {
    name: 'publicCandidate',
    path: '/candidates/:id',
    title: 'Candidate',
    section: '2.2',
    access: 'public',
    frame: 'bare',
  },
});
