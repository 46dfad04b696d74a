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
