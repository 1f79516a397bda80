import { expect, test } from 'vitest';
import { askAbout, messageAbout, subjectLine, subjectOf } from './enquiry-subject.ts';

test.each([
  ['/it-trainings/devops', '/contact?course=devops'],
  ['/it-trainings/devops/lab', '/contact?course=devops'],
  ['/services/cloud-services', '/contact?service=cloud-services'],
  ['/services/network-services/ddos', '/contact?service=network-services/ddos'],
  ['/services/sample-reports/gap-assessment', '/contact?report=gap-assessment'],
  ['/careers', '/contact?opening=any'],
  ['/it-trainings/certificate', '/contact'],
  ['/it-trainings', '/contact'],
  ['/services', '/contact'],
  ['/contact', '/contact'],
  ['/', '/contact'],
])('the form is asked from %s at %s', (page, address) => {
  expect(askAbout(page)).toBe(address);
});

test('the address that the specification gives a link stays', () => {
  expect(askAbout('/it-trainings/cyber-security', '/contactus')).toBe('/contactus?course=cyber-security');
  expect(askAbout('/about', '/contactus')).toBe('/contactus');
});

test.each([
  ['Course: DevOps Automation', 'Weekends?', 'Course: DevOps Automation\n\nWeekends?'],
  ['Course: DevOps Automation', '', 'Course: DevOps Automation'],
  ['Opening: SOC Analyst', 'Hello', 'Opening: SOC Analyst\n\nHello'],
  ['Free money', 'Hello', 'Hello'],
  ['Course: DevOps\nBcc: x@example.org', 'Hello', 'Hello'],
  [['Course: DevOps'], 'Hello', 'Hello'],
  [undefined, 'Hello', 'Hello'],
])('under the subject %j the message %j is %j', (subject, message, sent) => {
  expect(messageAbout(subject, message)).toBe(sent);
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
