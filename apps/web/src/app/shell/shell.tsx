import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from '../../platform/api/query-client.ts';
import { Toaster } from '../../platform/feedback/toaster.tsx';
import { usePageData } from '../../platform/session/use-session.ts';
import { PortalFrame } from './portal-frame.tsx';

/**
 * Around every signed-in screen: the server's data, toasts, and the frame with its menu. Renders nothing between the
 * end of a session and the sign-in page, when there is no user.
 */
export function Shell() {
  const [queries] = useState(createQueryClient);
  const { user } = usePageData();
  return (
    <QueryClientProvider client={queries}>
      {user === null ? null : <Framed bare={user.mustChangePassword} />}
      <Toaster />
    </QueryClientProvider>
  );
}

/** A user who has to replace an issued password first sees only that screen. */
const Framed = ({ bare }: { readonly bare: boolean }) => (bare ? <Outlet /> : <PortalFrame />);
