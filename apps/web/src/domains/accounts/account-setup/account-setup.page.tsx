import { useState } from 'react';
import { AnchorButton } from '../../../ui/button/anchor-button.tsx';
import { useLinkParts, useMailedLink } from '../mailed-link.ts';
import { MailedLinkGate } from '../mailed-link-gate.tsx';
import { PublicPage } from '../public-page.tsx';
import { AccountSetupForm } from './account-setup-form.tsx';
import { JoinCompanyForm } from './join-company-form.tsx';

/** An invited user chooses a password and a time zone (section 2.2), or accepts with the password of an existing sign-in. */
export function AccountSetupPage() {
  const link = useMailedLink('account-setup');
  const { email } = useLinkParts();
  const [done, setDone] = useState(false);
  if (link.state === 'joins') return <JoinCompanyPage company={link.company} email={email} />;
  if (done) {
    return (
      <PublicPage title="Your account is ready" text="Sign in with your email address and the password you just chose.">
        <SignInLink />
      </PublicPage>
    );
  }
  const text = link.state === 'valid' ? `Welcome. Choose a password for ${email}.` : undefined;
  return (
    <PublicPage title="Set up your account" text={text}>
      <MailedLinkGate
        link={link}
        invalid="It was already used, or it is older than three days. Ask the person who invited you for a new one."
      >
        {(timezones) => <AccountSetupForm timezones={timezones} onDone={() => setDone(true)} />}
      </MailedLinkGate>
    </PublicPage>
  );
}

function JoinCompanyPage({ company, email }: { readonly company: string; readonly email: string }) {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <PublicPage
        title={`You joined ${company}`}
        text="Your next sign-in opens it. Switch between your companies in the account menu."
      >
        <SignInLink />
      </PublicPage>
    );
  }
  return (
    <PublicPage
      title={`Join ${company}`}
      text={`You already have a sign-in. Enter the password of ${email} to accept. Your companies don't learn about each other.`}
    >
      <JoinCompanyForm company={company} onDone={() => setDone(true)} />
    </PublicPage>
  );
}

const SignInLink = () => (
  <AnchorButton href="/user-login" tone="primary" wide>
    Go to sign in
  </AnchorButton>
);
