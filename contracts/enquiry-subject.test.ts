import { expect, test } from 'vitest';
import { askAbout, subjectLine, subjectOf } from './enquiry-subject.ts';

test('a course or a service is asked about by its address below the list', () => {
  expect(askAbout('course', '/it-trainings/devops')).toBe('/contact?course=devops');
  expect(askAbout('service', '/services/network-services/ddos')).toBe(
    '/contact?service=network-services/ddos',
  );
});

test.each([
  ['Course: DevOps Automation\n\nWhat does it cost?', 'Course: DevOps Automation'],
  ['Course: AI & Machine Learning', 'Course: AI & Machine Learning'],
  [
    'Service: VAPT: vulnerability assessment and penetration testing\nHello',
    'Service: VAPT: vulnerability assessment and penetration testing',
  ],
  ['What does it cost?', undefined],
  ['', undefined],
  ['Hello\nCourse: DevOps Automation', undefined],
  ['Course: <b>DevOps</b>', undefined],
  ['Course: DevOps\u2028Bcc: x@example.org', undefined],
  ['Course: DevOps\rBcc: x@example.org', undefined],
  [`Course: ${'a'.repeat(81)}`, undefined],
])('the subject of the message %j is %j', (message, subject) => {
  expect(subjectOf(message)).toBe(subject);
});

test('the line that the page writes is the subject that the mail has', () => {
  expect(subjectOf(`${subjectLine('course', 'Data Science & Analytics')}\n\n`)).toBe(
    'Course: Data Science & Analytics',
  );
});
