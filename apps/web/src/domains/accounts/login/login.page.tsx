import { useState } from 'react';
import { enterPortal } from '../../../platform/access/enter-portal.ts';
import { leavePage } from '../../../platform/session/page-exit.ts';
import { takeWanted } from '../../../platform/session/requested-address.ts';
import { usePageData } from '../../../platform/session/use-session.ts';
import { PublicPage } from '../public-page.tsx';
import { leaveChallenge, type SignInStep } from '../sign-in.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';

/** Section 2.2 and the sign-in flow of section 4: password, then the two-factor challenge if there is one. */
export function LoginPage() {
  const { challengeOpen } = usePageData();
  const [challenged, setChallenged] = useState<{ readonly email: string | null } | null>(
    challengeOpen ? { email: null } : null,
  );
  const goOn = async (step: SignInStep, email: string | null) => {
    if (step === 'challenge') setChallenged({ email });
    else if (step === 'reload') leavePage(takeWanted());
    else await enterPortal(takeWanted());
  };
  const goBack = () => {
    setChallenged(null);
    void leaveChallenge();
  };
  if (challenged) {
    return (
      <PublicPage title="Two-factor code" text="One more step to confirm your identity.">
        <ChallengeForm email={challenged.email} onStep={goOn} onBack={goBack} />
      </PublicPage>
    );
  }
  return (
    <PublicPage title="Sign in" text="Use the email address of your Muster account.">
      <CredentialsForm onStep={goOn} />
    </PublicPage>
  );
}
