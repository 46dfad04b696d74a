import type { Message } from '../../platform/outbox/message-outbox.ts';

interface Addressee {
  readonly name: string;
  readonly email: string;
}

/** `join`: an invitation to somebody who has a sign-in. */
export type LinkKind = 'reset' | 'invite' | 'join';

export interface LinkFacts {
  readonly appUrl: string;
  readonly token: string;
  /** Of an invitation to somebody who has a sign-in. */
  readonly company: string | null;
  readonly effectKey: string;
}

const setUpPage = '/external-account-setup';
const pageOf: Readonly<Record<LinkKind, string>> = { reset: '/reset-password', invite: setUpPage, join: setUpPage };

export function linkMail(kind: LinkKind, to: Addressee, { appUrl, token, company, effectKey }: LinkFacts): Message {
  const link = `${appUrl}${pageOf[kind]}?${new URLSearchParams({ token, email: to.email })}`;
  const { subject, before, after } = linkTexts[kind](company ?? 'A company');
  return { to: to.email, subject, text: `${greeting(to)}\n\n${before}\n\n${link}\n\n${after}\n`, effectKey };
}

const linkTexts: Readonly<Record<LinkKind, (company: string) => LinkText>> = {
  reset: () => ({
    subject: 'Reset your Muster password',
    before: 'Someone requested a new password for your account. Choose it here:',
    after: "The link works once, for 60 minutes. If this wasn't you, ignore this email: your password stays the same.",
  }),
  invite: () => ({
    subject: 'Set up your Muster account',
    before: 'An account was created for you. Choose your password here:',
    after: 'The link works once, for three days.',
  }),
  join: (company) => ({
    subject: `Join ${company} on Muster`,
    before: `${company} invited you. You already have a Muster sign-in: accept with your existing password here:`,
    after:
      "The link works once, for three days. Your other companies don't learn about it. If you don't know this company, ignore this email.",
  }),
};

interface LinkText {
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

/** Mailed to the owner of an account after a change, by the name of the event, so that misuse is noticed. */
export const notices = {
  'accounts.password-changed': 'The password of your Muster account was changed.',
  'accounts.two-factor-turned-on': 'Two-factor sign-in was turned on for your Muster account.',
  'accounts.two-factor-turned-off': 'Two-factor sign-in was turned off for your Muster account.',
  'accounts.recovery-codes-renewed':
    'New recovery codes were created for your Muster account. The earlier ones no longer work.',
} as const;

export type Notice = keyof typeof notices;

export function noticeMail(notice: Notice, to: Addressee, effectKey: string): Message {
  const advice = "If this wasn't you, contact an administrator of your portal now.";
  return {
    to: to.email,
    subject: 'A change to your Muster account',
    text: `${greeting(to)}\n\n${notices[notice]}\n\n${advice}\n`,
    effectKey,
  };
}

function greeting({ name }: Addressee): string {
  return `Hello ${name},`;
}
