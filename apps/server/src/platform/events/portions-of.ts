/** An event is delivered in one transaction, so the locks it takes are kept short by naming only some people. */
export function portionsOf(ids: readonly number[], atOnce: number): readonly (readonly number[])[] {
  const count = Math.ceil(ids.length / atOnce);
  return Array.from({ length: count }, (_, index) => ids.slice(index * atOnce, (index + 1) * atOnce));
}
