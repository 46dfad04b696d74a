import type { ReactNode } from 'react';

/** An address that can be written to; where it must be broken, then after its sign. */
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

/** What is shown of a fact: a mail address may be broken as above, everything else stays as it is. */
export const withBreaks = (value: ReactNode): ReactNode =>
  typeof value === 'string' && /^\S+@\S+$/.test(value) ? <EmailText email={value} /> : value;
