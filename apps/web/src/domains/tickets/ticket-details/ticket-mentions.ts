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

interface Begun {
  /** The place of the '@'. */
  readonly start: number;
  readonly typed: string;
}

/** The mention that somebody types at the cursor: '@', and at most two words. Null: none. */
export function mentionBegun(text: string, cursor: number): Begun | null {
  const found = /(?<=^|[\s(])@(\S*(?: [^\s@]+)?)$/.exec(text.slice(0, cursor));
  return found && { start: found.index, typed: found[1] ?? '' };
}

const mostSuggested = 4;

/** Whom it can mean: people with a name, or a part of it, that begins with what is typed. */
export function suggestedPeople<Known extends Person>(people: readonly Known[], typed: string): Known[] {
  const wanted = typed.toLowerCase();
  const begins = ({ name }: Known) => ` ${name.toLowerCase()}`.includes(` ${wanted}`);
  return people.filter(begins).slice(0, mostSuggested);
}
