/** Rows of several employees, by employee and in their order. */
export function byEmployee<Row>(rows: readonly (Row & { readonly employee_id: number })[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const { employee_id, ...row } of rows) {
    const known = found.get(employee_id);
    if (known) known.push(row as Row);
    else found.set(employee_id, [row as Row]);
  }
  return found;
}
