/** A notification about a change to the user's account. `{who}` is the person who made it. */
interface NoticeText {
  readonly type: 'security' | 'impersonation';
  readonly title: string;
  readonly text: string;
}

const notYou = "If this wasn't you, contact an administrator now.";

/** By the name of the event. */
export const noticeTexts = {
  'accounts.password-changed': { type: 'security', title: 'Your password was changed', text: notYou },
  'accounts.two-factor-turned-on': { type: 'security', title: 'Two-factor sign-in was turned on', text: notYou },
  'accounts.two-factor-turned-off': { type: 'security', title: 'Two-factor sign-in was turned off', text: notYou },
  'accounts.recovery-codes-renewed': { type: 'security', title: 'New recovery codes were created', text: notYou },
  'accounts.impersonated': {
    type: 'impersonation',
    title: '{who} acted as you',
    text: 'Everything done during that time is logged under both names.',
  },
} as const satisfies Readonly<Record<string, NoticeText>>;

export type AccountNotice = keyof typeof noticeTexts;

export function noticeFor(notice: AccountNotice, who: string): NoticeText {
  const { type, title, text } = noticeTexts[notice];
  // A replacement function, because in a replacement string `$'` has a special meaning.
  return { type, title: title.replace('{who}', () => who), text };
}
