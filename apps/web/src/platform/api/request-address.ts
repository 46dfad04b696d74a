/**
 * The address of a call: parameters in the path, followed by the query. A list repeats its name; absent values are
 * omitted. @throws Error if a parameter of the path is missing.
 */
export function requestAddress(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameter(path, params, name)));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function parameter(path: string, params: unknown, name: string): string {
  const value = recordOf(params)[name];
  if (value === undefined || value === null || value === '') {
    throw new Error(`The call ${path} needs the parameter '${name}'.`);
  }
  return String(value);
}

function entriesOf(query: unknown): string[][] {
  return Object.entries(recordOf(query)).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    return Array.isArray(value) ? value.map((item) => [name, String(item)]) : [[name, String(value)]];
  });
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
