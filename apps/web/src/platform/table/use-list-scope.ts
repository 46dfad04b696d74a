import { useSearchParams } from 'react-router';

type Scope<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * Parameters of a list in addition to its view, such as a period, kept in the address under `names`. Null if the
 * address has none. A change returns to page 1.
 */
export function useListScope<Name extends string>(
  names: readonly Name[],
): readonly [Scope<Name>, (next: Partial<Scope<Name>>) => void] {
  const [params, setParams] = useSearchParams();
  const scope = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Scope<Name>;
  const change = (next: Partial<Scope<Name>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        for (const name of names) {
          const value = next[name];
          if (value === null) after.delete(name);
          else if (value !== undefined) after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [scope, change];
}
