import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useDocumentTitle } from '../../platform/access/current-screen.ts';
import { useHeadingFocus } from '../../platform/access/use-heading-focus.ts';
import { usePageData } from '../../platform/session/use-session.ts';
import { LoadingBar } from '../../ui/state/loading-bar.tsx';
import { ExpiredAlert } from './expired-alert.tsx';
import styles from './root.module.css';
import { scrollKeyOf } from './scroll-key.ts';

/** Around every screen: the tab's title, focus and scroll position after a navigation, and alerts above it. */
export function Root() {
  const navigation = useNavigation();
  const { loggedIn } = usePageData();
  useDocumentTitle();
  useHeadingFocus();
  return (
    <>
      <div className={styles.progress}>
        <LoadingBar shown={navigation.state !== 'idle'} label="Loading page" />
      </div>
      {/* Between signing out and the sign-in page there is no user to render a screen for. */}
      {loggedIn ? <Outlet /> : null}
      <ExpiredAlert />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}
