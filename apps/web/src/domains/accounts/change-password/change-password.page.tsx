import { useUser } from '../../../platform/session/use-session.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import styles from '../account-forms.module.css';
import { PublicPage } from '../public-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { IssuedPasswordForm } from './issued-password-form.tsx';

/** Section 5.3. After a sign-in with an issued password this is the first screen. */
export function ChangePasswordPage() {
  const user = useUser();
  if (user.mustChangePassword) {
    return (
      <PublicPage title="Choose your password" text={`Welcome, ${user.name}. Choose a new password to continue.`}>
        <IssuedPasswordForm />
      </PublicPage>
    );
  }
  return (
    <Page narrow>
      <PageHeader title="Change password" text="Your other sessions are signed out when you save." />
      <div className={styles.inPage}>
        {user.impersonator ? (
          <Notice tone="amber">The password cannot be changed while you act as another user.</Notice>
        ) : (
          <ChangePasswordForm />
        )}
      </div>
    </Page>
  );
}
