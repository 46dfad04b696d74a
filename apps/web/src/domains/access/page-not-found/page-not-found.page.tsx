import { IconMapSearch } from '@tabler/icons-react';
import { usePageData } from '../../../platform/session/use-session.ts';
import { AnchorButton } from '../../../ui/button/anchor-button.tsx';
import { Standalone } from '../../../ui/page/standalone.tsx';

/** Shown for an unknown address (section 2.1). */
export function PageNotFoundPage() {
  const { loggedIn } = usePageData();
  return (
    <Standalone
      icon={<IconMapSearch aria-hidden="true" />}
      title="Page not found"
      text="There is no page at this address. It may have moved, or the link is incomplete."
      actions={
        <AnchorButton href={loggedIn ? '/' : '/user-login'} tone="primary">
          {loggedIn ? 'Go to home' : 'Go to sign in'}
        </AnchorButton>
      }
    />
  );
}
