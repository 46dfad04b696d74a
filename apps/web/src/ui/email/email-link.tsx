import type { ReactNode } from 'react';

/** A mail link. If the address has to wrap, it wraps after the @. */
export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  );
}

/** The same without the link. */
export function EmailText({ email }: { readonly email: string }) {
  const [name, ...rest] = email.split('@');
  if (rest.length === 0) return email;
  return (
    <>
      {name}@<wbr />
      {rest.join('@')}
    </>
  );
}

/** The shown form of a fact: a mail address wraps as above, everything else stays unchanged. */
export const withBreaks = (value: ReactNode): ReactNode =>
  typeof value === 'string' && /^\S+@\S+$/.test(value) ? <EmailText email={value} /> : value;
