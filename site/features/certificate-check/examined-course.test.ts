import { expect, test } from 'vitest';
import { type ExaminedCourse, findExaminedCourse } from './examined-course.tsx';

const course: ExaminedCourse = {
  names: ['Cybersecurity Training', 'Cyber Security'],
  path: '/it-trainings/cyber-security#syllabus',
  assessedBy: 'Lab sheets 40%',
  hours: 40,
  covered: ['Pipelines'],
};

test('a course is found by each of its names, however their letters and spaces are typed', () => {
  for (const name of ['Cybersecurity Training', 'cyber security', ' CYBERSECURITY  training '])
    expect(findExaminedCourse([course], name)).toBe(course);
});

test('a course that the site does not have is not guessed', () => {
  for (const name of ['Cyber', 'Cyber Security Foundation 2012', '', undefined])
    expect(findExaminedCourse([course], name)).toBeUndefined();
});
