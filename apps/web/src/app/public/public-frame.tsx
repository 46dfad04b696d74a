import { type ReactNode, useEffect } from 'react';
import { ExpiredAlert } from '../root/expired-alert.tsx';

/** The frame of a public screen. */
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
