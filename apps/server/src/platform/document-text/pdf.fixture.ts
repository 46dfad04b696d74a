/** A .pdf file with a line of text on each page. */
export function pdfOf(pages: readonly string[]): Buffer {
  return assembled(pages, '');
}

/** The file names an encryption whose password nobody has. */
export function encryptedPdf(): Buffer {
  const key = '00'.repeat(32);
  const terms = `/Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}>`;
  return assembled(['Secret'], `/Encrypt << ${terms} >> /ID [<${'11'.repeat(16)}> <${'11'.repeat(16)}>]`);
}

/** The list of its pages is a page of its own. */
export const endlessPdf = () =>
  Buffer.from(pdfOf(['x']).toString('latin1').replace('/Kids [4 0 R]', '/Kids [2 0 R]'), 'latin1');

function assembled(pages: readonly string[], trailer: string): Buffer {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, at) => {
      const content = text === '' ? '' : `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}${end}`, 'latin1');
}
