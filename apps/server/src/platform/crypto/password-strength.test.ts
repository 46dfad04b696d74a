import { describe, expect, it } from 'vitest';
import { commonPasswordWords, commonWholePasswords } from './common-passwords.ts';
import { passwordProblem } from './password-strength.ts';

const personal = ['Maria Clara Santos', 'maria.santos@northwind.example'];
const alone = (password: string) => passwordProblem(password, { hasTwoFactor: false, personal });
const withCode = (password: string) => passwordProblem(password, { hasTwoFactor: true, personal });

const good = [
  'correct horse battery staple',
  'plum-ferry-anvil-4',
  'xk4T9qLz2',
  'Vr7$wq2!',
  'lantern obscure quiet mole',
  'ang bahay kubo kahit munti',
  'пароль которого нет',
  '密码很难猜到吗朋友们你好世界再见',
  'crème brûlée à la gare du Nord',
  'no digits or capitals here',
  '👩‍🚀 flies past nine quiet moons',
  'tK9#mZp1',
  'mustergültige Wolkenbank',
  'h'.concat('jq zkw vbx ny'.repeat(19)),
  'Tr0ub4dor&3x',
];

const easy = [
  'password',
  'Password1',
  'P@ssw0rd',
  'p4$$w0rd!',
  'password123',
  'passwordpassword',
  'passwordpassword1',
  'letmein123',
  'letmeinletmein1',
  'qwertyuiop',
  'qwertyuiopasdfghjkl',
  'QWERTYUIOP123456',
  '1q2w3e4r5t6y7u8i',
  '1qaz2wsx3edc4rfv',
  '123456789012345',
  '98765432109876',
  '111111111111111',
  'aaaaaaaaaaaaaaaaaa',
  'abcdefghijklmnop',
  'iloveyou1234567',
  'ILoveYou!!!2024',
  'trustno1',
  'Dragon1985!',
  'dragonmonkey123',
  'Summer2026!',
  'WelcomeWelcome1',
  'changeme2026!!!',
  'Muster2026!',
  'MusterPortal2026!',
  'muster-portal-staff',
  'mariaclarasantos',
  'Maria.Santos1985',
  'santosmaria2026!',
  'maria.santos@northwind.example',
  'northwind2026!',
  'Northwind!Password1',
  'a123456789',
  '123456789a',
  '19850312',
  'abcabcabcabcabcabc',
  'admin@123',
  'monkey!monkey!monkey!',
  'Philippines2026',
  'Manila1234567890',
  'jollibee2025!!!!',
];

describe('an acceptable password', () => {
  it.each(good)('takes %s', (password) => expect(withCode(password)).toBeNull());
  it.each(easy)('refuses %s, which is easy to guess', (password) =>
    expect(withCode(password)).toMatch(/too easy to guess/),
  );

  it('requires 15 characters, or 8 with a second factor', () => {
    expect(alone('vQ8-mzr2-Lp0x7')).toMatch(/at least 15/);
    expect(alone('vQ8-mzr2-Lp0x7k')).toBeNull();
    expect(withCode('vQ8-mzr')).toMatch(/at least 8/);
    expect(withCode('vQ8-mzrK')).toBeNull();
  });

  it('counts characters as people do and accepts up to 256', () => {
    expect(alone('🦜🌋🪁🧭🥁🪻🧵🫖🦩🪂🧩🛶🎏🪔')).toMatch(/at least 15/);
    expect(alone('🦜🌋🪁🧭🥁🪻🧵🫖🦩🪂🧩🛶🎏🪔🗿')).toBeNull();
    expect(alone(`${'jq zkw vb'.repeat(28)}qwxz`)).toBeNull();
    expect(alone(`${'jq zkw vb'.repeat(28)}qwxzy`)).toMatch(/longer than 256/);
    expect(alone('x9'.repeat(500))).toMatch(/longer than 256/);
  });

  it('refuses characters that cannot be typed or that could truncate the password', () => {
    expect(alone('quiet lantern\0mole and more')).toMatch(/cannot be typed/);
    expect(alone('quiet lantern \ud800 mole and more')).toMatch(/cannot be typed/);
  });

  it('recognizes more than 3,000 common passwords', () => {
    const known = new Set([
      ...commonPasswordWords.flatMap((word) => [word, `${word}1`, `${word}123`, `${word}2024`]),
      ...commonWholePasswords,
    ]);
    const candidates = [...known].filter((password) => password.length >= 8);
    expect(candidates.length).toBeGreaterThan(3000);
    expect(candidates.filter((password) => withCode(password) === null)).toEqual([]);
  });

  it('takes only a moment for the longest password', () => {
    const start = performance.now();
    alone('password1'.repeat(28));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
