import type { ReactNode } from 'react';
import { AuthLayout } from '../../ui/auth/auth-layout.tsx';

/** The frame of the screens before the sign-in. */
export function PublicPage({ title, text, children }: PublicPageProps) {
  return (
    <AuthLayout title={title} text={text} claim={claim} points={points} foot="Muster. For authorised users only.">
      {children}
    </AuthLayout>
  );
}

interface PublicPageProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

const claim = 'Everyone accounted for, wherever they work.';
const points = [
  'People, shifts and leave for every team, in one place.',
  'Clients see only their own people.',
  'Every change is recorded with author and time.',
];
