/** Replaces the text between `<!-- generated: NAME -->` and `<!-- end of NAME -->`. Throws if the marks are missing. */
export function withBlock(document: string, name: string, content: string): string {
  const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end of ${name} -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(`The document has no block '${name}'. Write a line ${start} and below it a line ${end}.`);
  }
  return `${document.slice(0, from + start.length)}\n${content}\n${document.slice(to)}`;
}
