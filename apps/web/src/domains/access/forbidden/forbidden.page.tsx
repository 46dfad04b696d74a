import { IconLock } from '@tabler/icons-react';
import { usePageData } from '../../../platform/session/use-session.ts';
import { AnchorButton } from '../../../ui/button/anchor-button.tsx';
import { Standalone } from '../../../ui/page/standalone.tsx';

/** Where a failed role or permission rule leads (section 2.1). */
export function ForbiddenPage() {
  const { loggedIn } = usePageData();
  return (
    <Standalone
      icon={<IconLock aria-hidden="true" />}
      title="Forbidden"
      text="Your roles and permissions do not open this page. If you need it for your work, ask an administrator."
      actions={
        loggedIn ? (
          <>
            <AnchorButton href="/" tone="primary">
              Go to home
            </AnchorButton>
            <AnchorButton href="/my-profile">See my roles</AnchorButton>
          </>
        ) : (
          <AnchorButton href="/user-login" tone="primary">
            Sign in
          </AnchorButton>
        )
      }
    />
  );
}
