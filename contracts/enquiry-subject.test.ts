import { expect, test } from 'vitest';
import {
  askAbout,
  batchIn,
  batchLine,
  courseIn,
  messageAbout,
  subjectLine,
  subjectOf,
} from './enquiry-subject.ts';

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
  [`Course: ${'a'.repeat(141)}`, undefined],
])('the subject of the message %j is %j', (message, subject) => {
  expect(subjectOf(message)).toBe(subject);
});

test('the line that the page writes is the subject that the mail has', () => {
  expect(subjectOf(`${subjectLine('course', 'Data Science & Analytics')}\n\n`)).toBe(
    'Course: Data Science & Analytics',
  );
});

test.each([
  ['Course: DevOps Automation, 9 January 2027 (devops-k3m7)', 'DevOps Automation', 'devops-k3m7'],
  ['Course: AI & Machine Learning, 29 September 2027 (aiml-23bc)', 'AI & Machine Learning', 'aiml-23bc'],
  ['Course: DevOps Automation', 'DevOps Automation', undefined],
  ['Course: Python (beginners)', 'Python (beginners)', 'beginners'],
  ['Service: SOC (night)', undefined, undefined],
])('the subject %j names the course %j and the batch %j', (subject, course, batch) => {
  expect(courseIn(subject)).toBe(course);
  expect(batchIn(subject)).toBe(batch);
});

test('the line of a batch is a subject, and says what it is about', () => {
  const line = batchLine({ courseTitle: 'DevOps Automation', start: '2027-01-09', id: 'devops-k3m7' });
  expect(line).toBe('Course: DevOps Automation, 9 January 2027 (devops-k3m7)');
  expect(subjectOf(line)).toBe(line);
});
