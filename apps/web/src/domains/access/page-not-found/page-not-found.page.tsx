import { IconMapSearch } from '@tabler/icons-react';
import { usePageData } from '../../../platform/session/use-session.ts';
import { AnchorButton } from '../../../ui/button/anchor-button.tsx';
import { Standalone } from '../../../ui/page/standalone.tsx';

/** Where an address that the portal does not know leads (section 2.1). */
export function PageNotFoundPage() {
  const { loggedIn } = usePageData();
  return (
    <Standalone
      icon={<IconMapSearch aria-hidden="true" />}
      title="Page not found"
      text="There is no page at this address. It may have been moved, or the link was cut off."
      actions={
        <AnchorButton href={loggedIn ? '/' : '/user-login'} tone="primary">
          {loggedIn ? 'Go to home' : 'Go to sign in'}
        </AnchorButton>
      }
    />
  );
}
