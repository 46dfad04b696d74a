import { lazy, Suspense } from 'react';
import { profilePage } from '../domains/accounts/accounts.routes.ts';
import { ownRecordPart } from '../domains/employees/employees.routes.ts';
import type { LazyPage } from '../platform/access/lazy-page.ts';
import { PageSkeleton } from '../ui/state/page-skeleton.tsx';

const MyProfilePage = lazy(() => profilePage().then((page) => ({ default: page })));
const OwnRecord = lazy(() => ownRecordPart().then((part) => ({ default: part })));

/** The account, and for employees what the portal keeps of them beside it. Both are there before the page is. */
export const myProfile: LazyPage = async () => {
  await Promise.all([profilePage(), ownRecordPart()]);
  return MyProfile;
};

function MyProfile() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <MyProfilePage
        record={{
          parts: [
            { id: 'employment', label: 'Employment', content: (id) => <OwnRecord id={id} part="employment" /> },
            { id: 'contact', label: 'Contact', content: (id) => <OwnRecord id={id} part="contact" /> },
            { id: 'id-card', label: 'ID card', content: (id) => <OwnRecord id={id} part="id-card" /> },
          ],
        }}
      />
    </Suspense>
  );
}
