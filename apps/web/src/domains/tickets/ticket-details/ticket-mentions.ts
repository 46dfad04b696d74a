interface Person {
  readonly id: number;
  readonly name: string;
}

/** Whom a text mentions by '@' and their name. A name that begins a longer one counts only where it is written alone. */
export function mentionedIn(written: string, people: readonly Person[]): number[] {
  let rest = written;
  return people
    .toSorted((one, other) => other.name.length - one.name.length)
    .flatMap(({ id, name }) => {
      const [first = '', ...after] = rest.split(`@${name}`);
      if (after.every((text) => /^[\p{L}\p{N}]/u.test(text))) return [];
      rest = [first, ...after].join('@');
      return [id];
    });
}
