/** An SVG picture of the text, dark on light and scalable, without a fixed size. */
export async function qrCodeSvg(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}
