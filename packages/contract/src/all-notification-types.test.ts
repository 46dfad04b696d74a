import { expect, it } from 'vitest';
import { allNotificationTypes, notificationType } from './all-notification-types.ts';
import { renderText, textProblems } from './domains/notifications/notification-text.rules.ts';
import { isOutsideKind } from './domains/notifications/notification-type.ts';
import { screenByPath } from './screen-paths.ts';

it('has each code once', () => {
  const codes = allNotificationTypes.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(notificationType(code)?.code).toBe(code);
});

it.each(allNotificationTypes.map((type) => [type.code, type] as const))(
  '%s uses only its placeholders, outside the portal only harmless ones, and leads to a screen',
  (_code, type) => {
    expect(textProblems(type.values, type)).toEqual({});
    expect(type.outside).not.toBe('');
    const sensitive = Object.entries(type.values).filter(([, kind]) => !isOutsideKind(kind));
    for (const [name] of sensitive) expect(type.outside).not.toContain(`{${name}}`);
    if (type.path !== null) expect(screenByPath(type.path.replace(/\?.*/, ''))).not.toBeNull();
    expect(type.on).toContain('in-app');
    expect(type.sides.length).toBeGreaterThan(0);
  },
);

it('says outside the portal which ticket it is, and nothing about it', () => {
  for (const type of allNotificationTypes.filter(({ area }) => area === 'tickets')) {
    const values = { ticket: 'TCK-12', into: 'TCK-9', person: 4, note: 'Too expensive' };
    const names = { people: new Map([[4, 'Ana Reyes']]), employees: new Map<number, string>() };
    const shown = renderText(type.outside, { kinds: type.values, values, names });
    expect(shown).toContain('TCK-12');
    expect(shown).not.toMatch(/Ana|expensive/);
  }
});
