import { type ReactNode, useEffect } from 'react';
import { ExpiredAlert } from '../root/expired-alert.tsx';

/** Around a screen that stands open to everybody. */
export function PublicFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
  return (
    <>
      {children}
      <ExpiredAlert />
    </>
  );
}
