/** A document of one page: the first line large, the others below it. Latin letters only. */
export function plainPdf(lines: readonly string[]): Buffer {
  const text = lines.map(
    (line, index) => `${index === 0 ? '/F1 22' : '/F1 12'} Tf 0 -${index === 0 ? 0 : 24} Td (${escaped(line)}) Tj`,
  );
  const stream = `BT 72 720 Td ${text.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 6\n0000000000 65535 f \n${rows}${trailer}`, 'latin1');
}

const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&');
