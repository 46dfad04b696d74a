import { IconLock } from '@tabler/icons-react';
import { usePageData } from '../../../platform/session/use-session.ts';
import { AnchorButton } from '../../../ui/button/anchor-button.tsx';
import { Standalone } from '../../../ui/page/standalone.tsx';

/** Target of a failed role or permission rule (section 2.1). */
export function ForbiddenPage() {
  const { loggedIn } = usePageData();
  return (
    <Standalone
      icon={<IconLock aria-hidden="true" />}
      title="Forbidden"
      text="You don't have access to this page. Ask an administrator if you need it."
      actions={
        loggedIn ? (
          <>
            <AnchorButton href="/" tone="primary">
              Go to home
            </AnchorButton>
            <AnchorButton href="/my-profile?tab=account">See my roles</AnchorButton>
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
