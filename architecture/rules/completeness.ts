export interface BoundCall {
  readonly call: string;
  readonly file: string;
}

/** Calls of the contract without a binding, calls bound twice, and bound calls that the contract does not declare. */
export function bindingProblems(declared: readonly string[], bound: readonly BoundCall[]): string[] {
  const missing = declared
    .filter((name) => !bound.some(({ call }) => call === name))
    .map((name) => `${name} is bound nowhere: bind it in its domain's *.routes.ts, or move it to not-yet-built.ts.`);
  const twice = [...Map.groupBy(bound, ({ call }) => call)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name} is bound in ${places.map(({ file }) => file).join(' and in ')}: keep one.`);
  const unknown = bound
    .filter(({ call }) => !declared.includes(call))
    .map(({ call, file }) => `${call} in ${file} is not in allCalls: add its declaration there.`);
  return [...missing, ...twice, ...unknown];
}

/** The same for screens. */
export function routeProblems(built: readonly string[], routed: readonly string[]): string[] {
  const missing = built
    .filter((name) => !routed.includes(name))
    .map(
      (name) =>
        `${name} has no page: name it in its domain's *.routes.ts of the web app, or list it in not-yet-built.ts.`,
    );
  const twice = [...new Set(routed.filter((name, index) => routed.indexOf(name) !== index))].map(
    (name) => `${name} is routed twice.`,
  );
  const unknown = routed
    .filter((name) => !built.includes(name))
    .map(
      (name) =>
        `${name} has a page but is not a built screen of the contract: declare it, or take it off not-yet-built.ts.`,
    );
  return [...missing, ...twice, ...unknown];
}

/** Values that occur more than once. */
export function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
