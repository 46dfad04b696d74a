import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

/** What a browser gives a page that subscribes to messages; base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The key that push services know the portal by. `publicKey` is an uncompressed point of P-256, both in base64url. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';
const recordBytes = 4096;
/** Size of a point of P-256, uncompressed. */
const pointBytes = 65;

export function createPushKey(): PushKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: curve });
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Whether these can be the keys of a browser. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== pointBytes || point[0] !== 4) return false;
  try {
    const own = createECDH(curve);
    own.generateKeys();
    return own.computeSecret(point).length === 32;
  } catch {
    return false;
  }
}

/** The message as only this browser can read it (RFC 8291), in one record of `aes128gcm` (RFC 8188). */
export function encryptForBrowser(
  message: string,
  browser: BrowserKeys,
  { salt = randomBytes(16), ownKey }: { readonly salt?: Buffer; readonly ownKey?: Buffer } = {},
): Buffer {
  const own = createECDH(curve);
  if (ownKey) own.setPrivateKey(ownKey);
  else own.generateKeys();
  const ownPoint = own.getPublicKey();
  const theirPoint = Buffer.from(browser.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPoint, ownPoint]);
  const shared = hkdf(own.computeSecret(theirPoint), Buffer.from(browser.auth, 'base64url'), info, 32);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last octet says that this is the last record.
  const text = Buffer.concat([cipher.update(message, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.from([pointBytes]), ownPoint, text, cipher.getAuthTag()]);
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** The header that says who sends (RFC 8292). `contact` is an https address or a mailto address. */
export function pushAuthorization(
  { publicKey, privateKey }: PushKey,
  {
    audience,
    contact,
    expires,
  }: { readonly audience: string; readonly contact: string; readonly expires: Temporal.Instant },
): string {
  const claims = { aud: audience, exp: Math.floor(expires.epochMilliseconds / 1000), sub: contact };
  const encoded = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => encode(JSON.stringify(part))).join('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(encoded), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${encoded}.${signature.toString('base64url')}, k=${publicKey}`;
}

const encode = (text: string) => Buffer.from(text).toString('base64url');
