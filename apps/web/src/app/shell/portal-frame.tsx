import { screens } from '@muster/contract/all-screens.ts';
import { isOffered } from '@muster/contract/screen.ts';
import { Link, Outlet, useLocation } from 'react-router';
import { useNeedsCount } from '../../domains/home/index.ts';
import { NotificationBell } from '../../domains/notifications/index.ts';
import { useCurrentScreen } from '../../platform/access/current-screen.ts';
import { usePushConnection } from '../../platform/realtime/use-push.ts';
import { readerOf, usePageData, useUser } from '../../platform/session/use-session.ts';
import { AppFrame } from '../../ui/frame/app-frame.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { usePortalKeys } from '../keys/use-portal-keys.tsx';
import { useCommandSearch } from '../search/use-command-search.tsx';
import { CompanyGate } from './company-gate.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { ConfigErrorGate } from './config-error-gate.tsx';
import { HelpButton } from './help-button.tsx';
import { IdentityGate } from './identity-gate.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { PhoneSearch } from './phone-search.tsx';
import { PortalMenu } from './portal-menu.tsx';
import { pushChannels } from './push-channels.ts';
import { SearchButton } from './search-button.tsx';
import styles from './shell.module.css';
import { ShellBreadcrumbs } from './shell-breadcrumbs.tsx';
import { ShellThemeToggle } from './shell-theme-toggle.tsx';
import { UserBlock } from './user-block.tsx';
import { ZoneClock } from './zone-clock.tsx';

/** Side menu, header and the screen between them. */
export function PortalFrame() {
  const { pathname } = useLocation();
  const { impersonator } = useUser();
  const screen = useCurrentScreen();
  const search = useCommandSearch();
  const keys = usePortalKeys();
  const page = usePageData();
  usePushConnection(pushChannels(page));
  const reader = readerOf(page);
  const waiting = useNeedsCount(reader !== null && isOffered(screens.actionCenter, reader));
  return (
    <>
      <AppFrame
        address={pathname}
        brand={
          <Link to="/" className={styles.brand} aria-label="Muster, home">
            <Logo />
          </Link>
        }
        side={
          <>
            <SearchButton onOpen={search.open} />
            <PortalMenu waiting={waiting} screen={screen} />
          </>
        }
        sideFoot={<UserBlock />}
        banner={impersonator ? <ImpersonationBanner by={impersonator.name} /> : undefined}
        start={<ShellBreadcrumbs />}
        tools={
          <>
            <CompanyMenu />
            <PhoneSearch onOpen={search.open} />
            <ZoneClock />
            <HelpButton onSearch={search.open} onKeys={keys.showKeys} />
            <ShellThemeToggle />
            <NotificationBell />
          </>
        }
      >
        <CompanyGate>
          <Outlet />
        </CompanyGate>
      </AppFrame>
      {search.dialog}
      {keys.dialog}
      <ConfigErrorGate />
      <IdentityGate />
    </>
  );
}
