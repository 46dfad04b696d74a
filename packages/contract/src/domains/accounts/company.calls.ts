import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { email, mailedToken, typedPassword } from './accounts.schemas.ts';

/** Several companies by one sign-in (section 2.6): one account for each, and a session belongs to one of them. */
export const companyCalls = {
  /** Accepts an invitation of a further company, with the password of the existing sign-in. It signs nobody in. */
  joinCompany: defineCall({
    name: 'accounts.join-company',
    method: 'POST',
    path: '/user/company-invitation',
    section: '2.6',
    access: 'public',
    body: z.strictObject({ token: mailedToken, email, password: typedPassword('Password') }),
    answer: 'nothing',
    audit: 'accounts.join-company',
    rate: 'public-token',
  }),

  /** The session ends, and another one begins at the other company. Load the page again: tokens and channels are new. */
  switchCompany: defineCall({
    name: 'accounts.switch-company',
    method: 'PUT',
    path: '/user/company',
    section: '2.6',
    access: 'login',
    body: z.strictObject({ client_id: z.int().positive() }),
    answer: 'nothing',
    audit: 'accounts.switch-company',
    rate: 'second-factor',
    neverImpersonating: true,
    beforePasswordChange: true,
  }),
};
