import { expect, test } from 'vitest';
import { SETTING_GROUPS, type Setting } from '../../server/settings.ts';
import { checkReferencePages, settingsExample } from './reference-pages.ts';

const EXAMPLE = settingsExample(SETTING_GROUPS);

test('the example of settings begins with the eight that a host needs', () => {
  const names = [...EXAMPLE.matchAll(/^# ([A-Z_\d]+)=/gm)].map(([, name]) => name);
  expect(names.slice(0, 8)).toEqual([
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'NOTIFY_EMAIL',
    'TRUST_PROXY',
    'DEMO',
    'DESK_PORT',
    'DESK_URL',
  ]);
});

test('a setting has at most two short sentences there', () => {
  for (const { name, text } of SETTING_GROUPS.flatMap<Setting>(({ settings }) => [...settings])) {
    expect(text.split(/(?<=[.?!]) (?=[A-Zo0-9])/).length, name).toBeLessThanOrEqual(2);
    expect(text.length, name).toBeLessThanOrEqual(125);
  }
});

test('what is written from the code is current', () => {
  expect(checkReferencePages()).toEqual([]);
});
