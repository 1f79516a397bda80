import { expect, test } from 'vitest';
import { holderLinks } from './holder-links.ts';

const ANSWER = {
  valid: true,
  number: '482109375514',
  course: 'DevOps Automation',
  issued: '2026-03-14',
  expires: '2028-11-30',
  files: ['paper', 'credential'] as ('paper' | 'credential')[],
};

test('LinkedIn is told course, firm, months and number, and an address without the key', () => {
  const { linkedIn = '' } = holderLinks(ANSWER, 'SECRET_KEY', 'https://www.example.com') ?? {};
  const { origin, pathname, searchParams } = new URL(linkedIn);
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'DevOps Automation',
    organizationName: expect.any(String),
    issueYear: '2026',
    issueMonth: '3',
    expirationYear: '2028',
    expirationMonth: '11',
    certUrl: 'https://www.example.com/it-trainings/certificate?cert_number=482109375514',
    certId: '482109375514',
  });
  expect(linkedIn).not.toContain('SECRET_KEY');
});

test('without an expiry LinkedIn is told none', () => {
  const { linkedIn = '' } = holderLinks({ ...ANSWER, expires: null }, 'k', 'https://www.example.com') ?? {};
  expect(linkedIn).not.toContain('expiration');
});

test('there is nothing to take along unless the answer offers it', () => {
  const { files: _files, ...without } = ANSWER;
  expect(holderLinks(without, 'k', 'https://www.example.com')).toBeUndefined();
  expect(holderLinks({ valid: true }, 'k', 'https://www.example.com')).toBeUndefined();
});
