import { IconLock } from '@tabler/icons-react';
import { usePageData } from '../../../platform/session/use-session.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
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
            <LinkButton to="/" tone="primary">
              Go to home
            </LinkButton>
            <LinkButton to="/my-profile">See my roles</LinkButton>
          </>
        ) : (
          <LinkButton to="/user-login" tone="primary">
            Sign in
          </LinkButton>
        )
      }
    />
  );
}
