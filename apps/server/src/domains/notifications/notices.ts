/** Text under the bell for what was done to a user's account. `{who}` is the person who did it. */
interface NoticeText {
  readonly type: 'security' | 'impersonation';
  readonly title: string;
  readonly text: string;
}

const notYou = 'If it was not you, tell an administrator at once.';

/** By the event that announces it. Its payload names the user, and where it matters who acted. */
export const noticeTexts = {
  'accounts.password-changed': { type: 'security', title: 'Your password was changed', text: notYou },
  'accounts.two-factor-turned-on': { type: 'security', title: 'Two-factor sign-in was turned on', text: notYou },
  'accounts.two-factor-turned-off': { type: 'security', title: 'Two-factor sign-in was turned off', text: notYou },
  'accounts.recovery-codes-renewed': { type: 'security', title: 'New recovery codes were made', text: notYou },
  'accounts.impersonated': {
    type: 'impersonation',
    title: '{who} acted as you',
    text: 'Everything done meanwhile is logged under both names.',
  },
} as const satisfies Readonly<Record<string, NoticeText>>;

export function noticeFor(event: string, who: string): NoticeText | null {
  if (!isNoticed(event)) return null;
  const { type, title, text } = noticeTexts[event];
  // By a function: a name such as `$'` would be a command to a replacing text.
  return { type, title: title.replace('{who}', () => who), text };
}

function isNoticed(event: string): event is keyof typeof noticeTexts {
  return Object.hasOwn(noticeTexts, event);
}
